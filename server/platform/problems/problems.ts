import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseAwayError } from './database-away.ts';

/** RFC 9457. `code` is stable and kebab-case; `detail` states what to do next; `request` finds the line in the log. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly request: string;
}

/** What a problem has besides its words. */
interface ProblemParts {
  /** Members of its own in the answer (RFC 9457, 3.2), such as `questions` or `version`. */
  readonly members?: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds?: number | undefined;
  /** Why, for the log alone. */
  readonly cause?: unknown;
}

/** An answer that is not the one hoped for; throw it in any route. `detail` is shown to people: no secrets, no personal data. */
export class ProblemError extends Error {
  readonly statusCode: number;
  readonly code: string;
  readonly members: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds: number | undefined;
  constructor(statusCode: number, code: string, detail: string, { members = {}, retryAfterSeconds, cause }: ProblemParts = {}) {
    super(detail, { cause });
    this.name = 'ProblemError';
    this.statusCode = statusCode;
    this.code = code;
    this.members = members;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The same answer for "not there" and "not yours" (SEC-14). */
export const notFound = (): ProblemError => new ProblemError(404, 'not-found', 'There is no such thing here.');

/** Sends a problem with its own media type, never to be cached; other headers that are already set stay. */
export function sendProblem(
  reply: FastifyReply,
  status: number,
  code: string,
  detail: string,
  members: ProblemError['members'] = {},
): FastifyReply {
  return reply
    .code(status)
    .type(problemType)
    .header('cache-control', 'no-store')
    .send({ ...members, ...problemOf(status, code, detail, String(reply.request.id)) });
}

/** Media type of a problem. */
export const problemType = 'application/problem+json';

/** A problem as it is sent. Pure. */
export const problemOf = (status: number, code: string, detail: string, request: string): Problem => ({
  type: 'about:blank',
  title: STATUS_CODES[status] ?? 'Error',
  status,
  code,
  detail,
  request,
});

/** Sets Retry-After for an error that knows when to try again, for whatever answers it. */
export function setRetryAfter(reply: FastifyReply, { retryAfterSeconds }: { readonly retryAfterSeconds?: number | undefined }): void {
  if (retryAfterSeconds !== undefined) void reply.header('Retry-After', String(retryAfterSeconds));
}

/** The error handler of the app: known errors keep their words, unknown ones are logged and reveal nothing internal. */
export function answerError(thrown: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = thrown instanceof DatabaseAwayError ? databaseAway(thrown) : thrown;
  const status = typeof error.statusCode === 'number' && error.statusCode >= 400 ? error.statusCode : 500;
  if (error instanceof ProblemError) {
    setRetryAfter(reply, error);
    if (status >= 500)
      request.log.warn({ req: request, code: error.code, ...(error.cause === undefined ? {} : { err: error.cause }) }, 'problem');
    return sendProblem(reply, status, error.code, error.message, error.members);
  }
  if (status < 500)
    return sendProblem(
      reply,
      status,
      codes[error.code] ?? 'bad-request',
      details[error.code] ?? (status === 413 ? 'This is larger than the server accepts.' : error.message),
    );
  request.log.error({ req: request, err: error }, 'request failed');
  if (diskIsFull.has(error.code))
    return sendProblem(reply, 507, 'storage-full', 'There is no space left on the server. Nothing was saved; try again later.');
  return sendProblem(reply, 500, 'unexpected', 'Something went wrong on the server. Try again; if it stays, quote the request number.');
}

const databaseAway = ({ code, retryAfterSeconds, cause }: DatabaseAwayError): ProblemError =>
  new ProblemError(503, code, 'The portal cannot reach its database at the moment. Try again shortly.', { retryAfterSeconds, cause });

/** Error codes of the system, and of PostgreSQL. */
const diskIsFull = new Set(['ENOSPC', '53100']);

const details: Readonly<Record<string, string>> = {
  FST_ERR_BAD_URL: 'This address cannot be read.',
  FST_ERR_MAX_PARAM_LENGTH: 'This address is longer than the server accepts.',
};

const codes: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'empty-body',
  FST_ERR_VALIDATION: 'invalid',
  FST_ERR_BAD_URL: 'bad-address',
  FST_ERR_MAX_PARAM_LENGTH: 'address-too-long',
};
