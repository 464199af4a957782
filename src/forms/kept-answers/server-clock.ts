/** What the server's clock is ahead of the monotonic one of this document, in milliseconds; undefined on the server. */
let ahead: number | undefined;

/** The document was drawn at this time by the server's clock. */
export const setServerClock = (drawnAt: number): void => void (ahead = drawnAt - performance.now());

/** Now by the server's clock, so that the age of what is kept does not depend on the clock of a device, which may be wrong by weeks. It may lag, if the device slept. */
export const serverTime = (): number => (ahead === undefined ? Date.now() : Math.trunc(ahead + performance.now()));

/** When something is kept, in milliseconds since 1970: neither clock makes it look older than it is. */
export const timeOfKeeping = (): number => Math.max(Date.now(), serverTime());
