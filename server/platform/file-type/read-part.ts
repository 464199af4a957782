/** Reads bytes of a file: from `start`, at most `length`. */
export type ReadPart = (start: number, length: number) => Promise<Buffer>;

/** Reads of a file that is in memory. */
export const partsOf =
  (bytes: Buffer): ReadPart =>
  (start, length) =>
    Promise.resolve(bytes.subarray(start, start + length));
