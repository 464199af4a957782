import type { Readable } from 'node:stream';

/** What a scanner says of a file. `name` is the scanner's name for what it found. */
export type ScanResult = { readonly clean: true } | { readonly clean: false; readonly name: string };

/** Judges the bytes of a file. Rejects with `ScannerUnavailable` when nobody judged them: then the file is not let through. */
export type Scan = (bytes: Readable) => Promise<ScanResult>;

/** The scanner did not answer, or not with a verdict; the file is tried again later. */
export class ScannerUnavailable extends Error {}
