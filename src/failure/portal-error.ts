/** A call of the portal API that failed. `status` is 0 where no answer came at all (ERR-01). Its `message` is for the log, its `words` are for people. */
export class PortalError extends Error {
  readonly status: number;
  /** The problem's code, kebab-case; `network` without an answer. */
  readonly code: string;
  /** What the server states to the person (`detail` of the problem); undefined where it states nothing, or did not answer. */
  readonly words: string | undefined;
  /** The problem as it came. */
  readonly problem: Readonly<Record<string, unknown>>;

  constructor(status: number, code: string, problem: Readonly<Record<string, unknown>> = {}) {
    const words = text(problem['detail']);
    super(words ?? text(problem['title']) ?? `The portal answered ${status}.`);
    this.name = 'PortalError';
    this.status = status;
    this.code = code;
    this.words = words;
    this.problem = problem;
  }
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** A problem body (RFC 9457) as an error. Pure. */
export function portalError(status: number, body: unknown): PortalError {
  const problem = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const code = typeof problem['code'] === 'string' ? problem['code'] : status === 0 ? 'network' : `status-${status}`;
  return new PortalError(status, code, problem);
}
