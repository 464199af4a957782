import { dateTimeFormat } from '#locale/dates-and-numbers/intl';

/** Time zone of the device; the server never knows the reader's. */
export const readerZone = (): string => dateTimeFormat('en').resolvedOptions().timeZone;
