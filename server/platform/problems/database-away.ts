/** The database does not answer: 503, and when to try again. Its message is for the operator alone. */
export class DatabaseAwayError extends Error {
  readonly statusCode = 503;
  readonly code = 'database-away';
  readonly retryAfterSeconds = 5;
  constructor(cause: unknown) {
    super(cause instanceof Error && cause.message ? cause.message : String((cause as { code?: unknown }).code ?? cause), { cause });
    this.name = 'DatabaseAwayError';
  }
}
