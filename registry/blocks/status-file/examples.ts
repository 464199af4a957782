import type { BlockExamples } from '#engine';

const offering = (...names: string[]) => ({
  statuses: { state: 'ready', value: { statuses: names.map((name, index) => ({ code: `WFS_Status_${index}`, name })) } },
});

/** What it shows of a file comes with the file. */
export const examples: BlockExamples = {
  minimal: { props: {}, data: offering('Paid') },
  full: { props: {}, data: offering('Joined', 'Being checked', 'Offer made', 'Paid') },
  overflow: { props: {}, data: offering('A status with a very long name about something that happened a very long time ago') },
  loading: { props: {}, data: { statuses: { state: 'loading' } } },
  empty: { props: {}, data: { statuses: { state: 'empty' } } },
  unavailable: { props: {}, data: { statuses: { state: 'unavailable' } } },
};
