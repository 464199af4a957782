import type { Session, SessionState } from './session.ts';

/** What waits for the code: every call, so that none can be forgotten here. */
const late = { resolve: 1, check: 1, start: 1, resend: 1, flow: 1, answer: 1, end: 1, headers: 1 } as const satisfies Record<
  keyof Omit<Session, 'current' | 'lose'>,
  1
>;

/** A session whose code arrives with the first call that needs it; until then only what the document brought is known (`given`). */
export function createLateSession(load: () => Promise<Session>, given: SessionState = { state: 'pending' }): Session {
  let session: Session | undefined;
  let loading: Promise<Session> | undefined;
  const calls = (Object.keys(late) as (keyof typeof late)[]).map((name) => [
    name,
    async (...asked: never[]): Promise<unknown> => {
      loading ??= load().then((it) => (session = it));
      return ((await loading)[name] as (...given: never[]) => unknown)(...asked);
    },
  ]);
  return {
    ...(Object.fromEntries(calls) as Pick<Session, keyof typeof late>),
    current: () => session?.current() ?? given,
    lose: () => session?.lose(),
  };
}
