import type { Urgency } from './announce.ts';

const urgencies: readonly Urgency[] = ['polite', 'assertive'];

/** The regions that `announce` writes to: one of the frame, and one of each modal dialog. They are there before their first words, and React leaves what is in them alone. */
export const Announcer = () =>
  urgencies.map((urgency) => <div key={urgency} className="visually-hidden" aria-live={urgency} data-announcer={urgency} />);
