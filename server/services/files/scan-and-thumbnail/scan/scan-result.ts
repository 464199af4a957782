import type { Readable } from 'node:stream';

/** What a scanner found in a file. `name` is the scanner's name for what it found. */
export type ScanResult = { readonly clean: true } | { readonly clean: false; readonly name: string };

/** Scans the bytes of a file. Rejects with `ScannerUnavailable` when they were not scanned: then the file is not let through. */
export type Scan = (bytes: Readable) => Promise<ScanResult>;

/** The scanner did not answer, or not with a result; the file is tried again later. */
export class ScannerUnavailable extends Error {}
