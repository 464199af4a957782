import type { BlockExamples } from '#engine';

/** What it shows of a file comes with the file. */
const choose = { props: {} };

export const examples: BlockExamples = { minimal: choose, full: choose, overflow: choose };
