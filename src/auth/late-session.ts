import type { Session, SessionState } from './session.ts';

const calls = ['resolve', 'check', 'start', 'resend', 'flow', 'answer', 'end', 'headers'] as const satisfies readonly (keyof Session)[];

/** A session whose code arrives with the first call that needs it; until then only what the document brought is known (`given`). */
export function createLateSession(load: () => Promise<Session>, given: SessionState = { state: 'pending' }): Session {
  let session: Session | undefined;
  let loading: Promise<Session> | undefined;
  const late = calls.map((name) => [
    name,
    async (...asked: never[]): Promise<unknown> => {
      loading ??= load().then((it) => (session = it));
      return ((await loading)[name] as (...given: never[]) => unknown)(...asked);
    },
  ]);
  return { ...(Object.fromEntries(late) as Omit<Session, 'current'>), current: () => session?.current() ?? given };
}
