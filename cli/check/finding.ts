import type { Issue } from '#schemas/page';

/** One thing that is wrong in a tenant's files, located for its author. */
export interface Finding {
  readonly severity: Issue['severity'];
  readonly code: Issue['code'];
  /** From the tenant's folder, with `/`. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  /** JSON pointer (RFC 6901) from the root of the file. */
  readonly pointer: string;
  readonly message: string;
  readonly suggestion?: string;
}

export interface CheckResult {
  /** Absolute. */
  readonly folder: string;
  readonly tenant: string;
  /** How many JSON files were read. */
  readonly files: number;
  readonly findings: readonly Finding[];
}
