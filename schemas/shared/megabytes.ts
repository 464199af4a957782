/** Bytes as words name them: megabytes, to one place, never more than there are; 0.1 for less. Pure. */
export const inMegabytes = (bytes: number): number => Math.max(0.1, Math.floor((bytes / 1024 / 1024) * 10) / 10);
