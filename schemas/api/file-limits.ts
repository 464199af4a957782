/** What a file may be (CTL-UPL). */
export interface FileLimits {
  /** Lower case, without the dot. */
  readonly endings: readonly string[];
  /** Bytes. */
  readonly maxSize: number;
  /** Bytes; absent where a question has none. */
  readonly minSize?: number;
}
