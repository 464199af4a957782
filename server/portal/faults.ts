/** A refusal with its HTTP status; becomes a problem (RFC 9457). `code` is stable and kebab-case. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(status: number, code: string, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** The same answer for "not there" and "not yours" (SECURITY 1B row 14). */
export const notFound = (): Refusal => new Refusal(404, 'not-found', 'There is no such thing here.');
