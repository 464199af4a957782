import { PortalError } from '../failure/index.ts';
import type { PortalApi } from './portal-api.ts';

type Call = PortalApi['call'];

/** One name for the same call with the same content. It travels in documents: no secret of a link is in it (SEC-10). Pure. */
const callKey = (name: string, { params, query, body }: NonNullable<Parameters<Call>[1]> = {}): string =>
  JSON.stringify([name, params ?? null, query ?? null, body ?? null], (part, value: unknown) => (part === 'token' ? undefined : value));

/** In the place of an answer: what was asked for is not there. */
const nameOfGone = (key: string): string => `404 ${key}`;

/** Of the account of a link nothing else is used: no more of it travels (SEC-10). */
const travels = (name: string, answer: unknown): unknown =>
  name === 'accounts.byToken' ? { id: (answer as { readonly id: string }).id } : answer;

/** Makes the same call once, and keeps the answers: the server draws a page several times, and its browser makes data of it again. */
export function recordCalls(api: PortalApi): { readonly api: PortalApi; readonly answers: () => Readonly<Record<string, unknown>> } {
  const made = new Map<string, Promise<unknown>>();
  const answers: Record<string, unknown> = {};
  const call = (name: Parameters<Call>[0], parts?: Parameters<Call>[1]): Promise<unknown> => {
    const key = callKey(name, parts);
    const known = made.get(key);
    if (known) return known;
    const answer = api.call(name, parts).then(
      (value) => {
        answers[key] = travels(name, value);
        return value;
      },
      (error: unknown) => {
        if (error instanceof PortalError && error.status === 404) answers[nameOfGone(key)] = true;
        throw error;
      },
    );
    made.set(key, answer);
    return answer;
  };
  return { api: { call: call as Call }, answers: () => answers };
}

/** Answers calls from a record, and makes those that are not in it. */
export function replayCalls(api: PortalApi, answers: Readonly<Record<string, unknown>>): PortalApi {
  const call = async (name: Parameters<Call>[0], parts?: Parameters<Call>[1]): Promise<unknown> => {
    const key = callKey(name, parts);
    if (Object.hasOwn(answers, nameOfGone(key))) throw new PortalError(404, 'not-found');
    return Object.hasOwn(answers, key) ? answers[key] : api.call(name, parts);
  };
  return { call: call as Call };
}
