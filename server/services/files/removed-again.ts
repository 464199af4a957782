import { hourMs } from '#locale/dates-and-numbers/units-of-time';

/**
 * When what is stored of a file refused at `now` is removed once more, in case the process ended before it did so: an hour later, when no upload
 * to the same name runs any more. It is the `next_try_at` of a refused file, null once that is done.
 */
export const removedAgainAt = (now: number): Date => new Date(now + hourMs);
