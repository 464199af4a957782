/** What saved answers have for some questions, null for those that have none: beside answers given since, it shows which of them were not changed elsewhere. Pure. */
export const answersBefore = (questions: Iterable<string>, saved: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries([...questions].map((name) => [name, (Object.hasOwn(saved, name) ? saved[name] : null) ?? null]));
