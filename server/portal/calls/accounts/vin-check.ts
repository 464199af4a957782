import type { Operation } from '../call.ts';
import { ProblemError } from '../../../platform/problems/index.ts';
import type { OutboundAnswer, PostJson } from '../../../platform/outbound-http/index.ts';
import { isPublishedAddress } from '../../documents/index.ts';
import { consumeLookup, type LookupParts } from '../../../platform/rate-counters/index.ts';
import type { PublishedContent } from '../../records/index.ts';

/** Milliseconds that the tenant's vehicle checker has for its answer. */
const maxCheckMs = 3000;

/**
 * API-ACC-3, CTL-VIN: asks the tenant's vehicle checker. `vinCheckerUrl` is a key, not an address to trust: it must be in a
 * published form of the tenant, and its host in the server's setting (SEC-34).
 */
export const vinCheck: Operation<
  'accounts.vinCheck',
  LookupParts & PublishedContent & { readonly postJson: PostJson; readonly vehicleHosts: readonly string[] }
> = async ({ parts, tenant, query, body, address }) => {
  await consumeLookup(parts, { tenant, what: 'vehicle checks', of: address });
  const url = query.vinCheckerUrl;
  if (
    !URL.canParse(url) ||
    !(await isPublishedAddress(parts, tenant, 'vinCheckerUrl', url)) ||
    !parts.vehicleHosts.includes(new URL(url).hostname)
  )
    throw new ProblemError(403, 'no-such-checker', 'This vehicle check is not set up here.');
  const { manufacturer, model, year, vinNumber } = body;
  const answer = parts.postJson(url, { manufacturer, model, year, vinNumber }, maxCheckMs);
  return toVinAnswer(await answer.catch((cause: unknown) => Promise.reject(notChecked(cause))));
};

/** Why is for the log, not for the browser. */
const notChecked = (cause: unknown): ProblemError =>
  new ProblemError(502, 'vehicle-check-failed', 'The vehicle could not be checked just now. Please try again in a few minutes.', { cause });

/** Only the four members a browser needs, as short text; a checker that names no code is taken by its HTTP status. */
function toVinAnswer({ status, body }: OutboundAnswer) {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const { statusCode = status, message, errorMessage } = fields;
  return {
    statusCode: short(statusCode, 10),
    status: short(fields['status'], 40),
    ...(isGiven(message) ? { message: short(message, 500) } : {}),
    ...(isGiven(errorMessage) ? { errorMessage: short(errorMessage, 500) } : {}),
  };
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

const short = (value: unknown, length: number): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, length) : '';
