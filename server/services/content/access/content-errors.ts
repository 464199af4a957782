import { randomBytes } from 'node:crypto';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseAwayError, setRetryAfter } from '../../../platform/problems/index.ts';
import { QueryError } from '../query/query.ts';

/** An answer of the content protocol that is not the one hoped for. */
export class ContentApiError extends Error {
  readonly statusCode: number;
  readonly details: readonly string[] | undefined;
  readonly errorCode: string | undefined;

  constructor(statusCode: number, message: string, { details, errorCode }: { details?: readonly string[]; errorCode?: string } = {}) {
    super(message);
    this.name = 'ContentApiError';
    this.statusCode = statusCode;
    this.details = details;
    this.errorCode = errorCode;
  }
}

/** The message of a 404 is always empty. */
export const notFound = (): ContentApiError => new ContentApiError(404, '');
export const unauthorised = (): ContentApiError => new ContentApiError(401, 'Unauthorized');
export const forbidden = (): ContentApiError => new ContentApiError(403, 'Forbidden');
export const noSchedule = (): ContentApiError => new ContentApiError(400, 'This content service does not schedule: leave out dueTime.');
export const invalid = (...details: readonly string[]): ContentApiError => new ContentApiError(400, 'Validation error', { details });

const sections: Readonly<Record<number, string>> = {
  400: '7231#section-6.5.1',
  401: '7235#section-3.1',
  403: '7231#section-6.5.3',
  404: '7231#section-6.5.4',
  409: '7231#section-6.5.8',
  410: '7231#section-6.5.9',
  412: '7231#section-6.5.10',
  415: '7231#section-6.5.13',
  500: '7231#section-6.6.1',
  503: '7231#section-6.6.4',
};

/** The error body of the protocol. */
export function errorBody({
  statusCode,
  message,
  details,
  errorCode,
}: Pick<ContentApiError, 'statusCode' | 'message' | 'details' | 'errorCode'>): object {
  return {
    message,
    traceId: `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-00`,
    type: `https://www.rfc-editor.org/rfc/rfc${sections[statusCode] ?? '7231#section-6.5.1'}`,
    ...(details && { details }),
    statusCode,
    ...(errorCode && { errorCode }),
  };
}

/** Error handler of the content routes. */
export function answerContentError(
  error: (FastifyError | ContentApiError | QueryError) & { readonly retryAfterSeconds?: number | undefined },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const fault = contentApiErrorOf(error);
  setRetryAfter(reply, error);
  if (fault.statusCode >= 500) request.log.error({ err: error }, 'content service failed');
  return reply.code(fault.statusCode).header('Cache-Control', 'no-store').type('application/json').send(errorBody(fault));
}

/** Any error as a fault of the protocol; what is not meant for callers becomes a plain 500. */
export function contentApiErrorOf(error: Error): ContentApiError {
  if (error instanceof ContentApiError) return error;
  if (error instanceof QueryError) return invalid(error.message);
  const { statusCode = 500, message, code = '' } = error as FastifyError;
  if (/^22\w{3}$/.test(code))
    return new ContentApiError(400, 'Validation error', { details: ['A value holds characters that cannot be stored.'] });
  if (error instanceof DatabaseAwayError) return new ContentApiError(error.statusCode, 'Try again shortly.');
  return statusCode < 500 ? new ContentApiError(statusCode, message) : new ContentApiError(500, 'Unexpected error.');
}
