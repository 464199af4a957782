import type { ContentFault } from '#schemas/api';

/** Content that could not be had. `status` is 0 where no answer came at all (ERR-01). */
export class ContentError extends Error {
  readonly status: number;
  readonly code: ContentFault | undefined;

  constructor(status: number, code?: ContentFault) {
    super(`The content service answered ${status}${code ? ` (${code})` : ''}.`);
    this.name = 'ContentError';
    this.status = status;
    this.code = code;
  }
}
