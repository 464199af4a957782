/** What one rule may cost. Content is untrusted: seven nested maps over ten items take json-logic-js six seconds. */
export const limits = {
  /** Values in a rule, operators and constants together. */
  nodes: 1_000,
  depth: 32,
  /** Work of one evaluation: an item of a list costs as much as the rule applied to it is large. */
  steps: 100_000,
  /** Characters of a text that a rule puts together. */
  text: 100_000,
} as const;
