import type { ContentProblemCode } from '#schemas/api';

/** Content that could not be had. `status` is 0 where no answer came at all (ERR-01). */
export class ContentError extends Error {
  readonly status: number;
  readonly code: ContentProblemCode | undefined;

  constructor(status: number, code?: ContentProblemCode) {
    super(`The content service answered ${status}${code ? ` (${code})` : ''}.`);
    this.name = 'ContentError';
    this.status = status;
    this.code = code;
  }
}
