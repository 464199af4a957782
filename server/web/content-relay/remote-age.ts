/** A remote content service has no revision of ours: what was read of it is asked for again after this many milliseconds. */
export const maxRemoteAge = 30_000;
