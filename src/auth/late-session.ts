import type { Session, SessionState } from './session.ts';

/** A session whose code arrives with the first call that needs it; until then only what the document brought is known (`given`). */
export function createLateSession(load: () => Promise<Session>, given: SessionState = { state: 'pending' }): Session {
  let session: Session | undefined;
  let loading: Promise<Session> | undefined;
  const loaded = () => (loading ??= load().then((it) => (session = it)));
  return {
    current: () => session?.current() ?? given,
    resolve: async () => (await loaded()).resolve(),
    check: async () => (await loaded()).check(),
    lose: () => session?.lose(),
    start: async (...given) => (await loaded()).start(...given),
    resend: async () => (await loaded()).resend(),
    flow: async () => (await loaded()).flow(),
    answer: async (code) => (await loaded()).answer(code),
    end: async () => (await loaded()).end(),
    headers: async () => (await loaded()).headers(),
  };
}
