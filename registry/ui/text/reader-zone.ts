/** Time zone of the device; the server never knows the reader's. */
export const readerZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
