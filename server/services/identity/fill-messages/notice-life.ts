import { dayMs } from '#locale/dates-and-numbers/units-of-time';

/** How long a message without a code is worth sending: three days, over a weekend without mail. */
export const noticeMs = 3 * dayMs;
