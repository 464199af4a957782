import type { BlockExamples } from '#engine';

const runsOf = (names: readonly string[]) =>
  names.map((name, index) => ({
    id: `run-${index}`,
    name,
    by: 'Elin Hale',
    startedAt: '2026-11-12T09:00:00Z',
    isFinished: index > 0,
    delivered: 250,
    refused: index,
  }));

const offering = (...names: string[]) => ({
  documentTemplates: {
    state: 'ready',
    value: { templates: names.map((name, index) => ({ asset: `template-${index}.pdf`, name })), kinds: [], runs: runsOf(names) },
  },
});

/** What it shows of a file comes with the file. */
export const examples: BlockExamples = {
  minimal: { props: {}, data: offering() },
  full: { props: {}, data: offering('Authority to act', 'Terms of engagement') },
  overflow: { props: {}, data: offering('A settlement agreement with a very long name about something that happened a long time ago') },
  loading: { props: {}, data: { documentTemplates: { state: 'loading' } } },
  empty: { props: {}, data: { documentTemplates: { state: 'empty' } } },
  unavailable: { props: {}, data: { documentTemplates: { state: 'unavailable' } } },
};
