import type { PageHost } from '#engine';
import type { Facts } from '../../src/facts/facts.ts';
import { languages } from './blocks.tsx';

/** What a page of a benchmark is drawn with; an issue ends the benchmark. */
export const hostOf = (facts: Facts): PageHost => ({
  ...languages,
  tenant: 'bench',
  dictionary: {},
  facts,
  data: { read: () => undefined, drawn: () => undefined, subscribe: () => () => undefined },
  act: () => Promise.resolve({ ok: false, code: 'not-here' }),
  report: (issue) => {
    throw new Error(`${issue.pointer}: ${issue.message}`);
  },
});
