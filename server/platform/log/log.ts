import { pino, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

interface Incoming {
  readonly id: unknown;
  readonly method: string;
  readonly url: string;
  readonly routeOptions?: { readonly url?: string };
}

interface Failure {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly code?: unknown;
  readonly stack?: unknown;
  readonly cause?: unknown;
}

/**
 * Structured logs by allow-list: of a request only its id, method, route and path are written; never a query value,
 * header, body or address (SEC-46). Paths that carry an identifier are written as their route pattern.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      req: requestLine,
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: (failure: Failure) => failureLine(failure),
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

function requestLine(request: Incoming) {
  const route = request.routeOptions?.url;
  return { id: request.id, method: request.method, route: route && route !== '*' ? route : plain(request.url.split('?', 1)[0] ?? '') };
}

/** Causes deeper than this add nothing. */
const maxCauses = 3;

/** What a failure is, with the failures it came from. */
function failureLine(failure: Failure, depth = 0): object {
  const { cause } = failure ?? {};
  return {
    name: plain(String(failure?.name ?? 'Error')),
    code: failure?.code === undefined ? undefined : plain(String(failure.code)),
    message: plain(String(failure?.message ?? failure)),
    stack: typeof failure?.stack === 'string' ? failure.stack.slice(0, 4000) : undefined,
    cause: cause === undefined || cause === null || depth === maxCauses ? undefined : failureLine(cause as Failure, depth + 1),
  };
}

/** Content reaches logs too: one line, not endless. */
const plain = (text: string): string => oneLine(text).slice(0, 500);

/** Foreign text for a log: each control character, and each that breaks a line, becomes a blank (SEC-37). */
export const oneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, ' ');
