import type { Session, SessionState } from './session.ts';

/** What waits for the code: every call, so that none can be forgotten here. */
const late = { check: 1, start: 1, resend: 1, flow: 1, answer: 1, end: 1, headers: 1 } as const satisfies Record<
  keyof Omit<Session, 'current' | 'resolve' | 'lose'>,
  1
>;

interface LateSession extends Session {
  /** Brings its code, which watches from now on whether the session goes on; then as `resolve`. Rejects where its code cannot be had. */
  watch(): Promise<SessionState>;
}

/** A session whose code arrives with the first call that needs it; until then only what the document brought is known (`given`). */
export function createLateSession(load: () => Promise<Session>, given: SessionState = { state: 'pending' }): LateSession {
  let session: Session | undefined;
  let loading: Promise<Session> | undefined;
  const loaded = (): Promise<Session> => (loading ??= load().then((it) => (session = it)));
  const watch = async (): Promise<SessionState> => (await loaded()).resolve();
  const calls = (Object.keys(late) as (keyof typeof late)[]).map((name) => [
    name,
    async (...asked: never[]): Promise<unknown> => ((await loaded())[name] as (...given: never[]) => unknown)(...asked),
  ]);
  return {
    ...(Object.fromEntries(calls) as Pick<Session, keyof typeof late>),
    current: () => session?.current() ?? given,
    // A document drawn for a person knows the answer.
    resolve: async () => (session === undefined && given.state === 'signed-in' ? given : watch()),
    watch,
    lose: () => session?.lose(),
  };
}
