import { daySeconds, minuteMs } from '#locale/dates-and-numbers/units-of-time';
import { isObject } from '#locale/is-object';
import { consumeWindow, type RateLimitParts } from '../../platform/rate-counters/index.ts';
import type { PostForm } from '../../platform/outbound-http/index.ts';

/** `not-asked`: the tenant has no secret. `unknown`: the service did not answer. */
export type PersonResult = 'person' | 'refused' | 'unknown' | 'not-asked';

interface PersonToken {
  /** Slug. */
  readonly tenant: string;
  readonly token: string;
  /** Host name of the page on which the token was made. */
  readonly host: string;
}

/** SEC-36: whether this token of reCAPTCHA was made by a person, on this host, in the last two minutes, and was not used before. */
export type VerifyPerson = (given: PersonToken) => Promise<PersonResult>;

export interface VerifyPersonParts extends RateLimitParts {
  /** By tenant. */
  readonly secrets: Readonly<Record<string, string>>;
  readonly postForm: PostForm;
  readonly log: { readonly warn: (about: object, message: string) => void };
}

const service = 'https://www.google.com/recaptcha/api/siteverify';
/** How long Google has for its answer. */
const maxMs = 3000;
const maxAgeMs = 2 * minuteMs;
/** By how much the clock of the service may be ahead. */
const aheadMs = 30_000;
/** Faults of the setting: each claimant would be refused for them. A `bad-request` is none, since a malformed token causes it. */
const ours = new Set(['missing-input-secret', 'invalid-input-secret']);

/** Asks the service of Google with the secret of the tenant. */
export function createVerifyPerson({ secrets, postForm, log, ...parts }: VerifyPersonParts): VerifyPerson {
  const refused = (answer: Readonly<Record<string, unknown>>, host: string): boolean => {
    const age = parts.clock() - Date.parse(String(answer['challenge_ts']));
    return answer['success'] !== true || answer['hostname'] !== host || !(age <= maxAgeMs && age >= -aheadMs);
  };
  return async ({ tenant, token, host }) => {
    const secret = Object.hasOwn(secrets, tenant) ? secrets[tenant] : undefined;
    if (secret === undefined) return 'not-asked';
    try {
      const { status, body } = await postForm(service, { secret, response: token }, maxMs);
      if (status !== 200 || !isObject(body)) throw new Error(`it answered ${status}`);
      const codes: unknown = body['error-codes'];
      const code = Array.isArray(codes) ? codes.find((one) => ours.has(String(one))) : undefined;
      if (code !== undefined) throw new Error(`it refused the secret of ${tenant}: ${String(code)}`);
      if (refused(body, host)) return 'refused';
    } catch (err) {
      log.warn({ err, tenant }, 'a token of reCAPTCHA could not be checked');
      return 'unknown';
    }
    const once = { tenant, key: `person ${parts.hmac('recaptcha', token)}`, limit: 1, seconds: daySeconds };
    return (await consumeWindow(parts.db, parts.clock(), once)) ? 'person' : 'refused';
  };
}
