import type { Session } from './session.ts';

/** A session whose code arrives with the first call to it; until then it is not known who is looking. */
export function createLateSession(load: () => Promise<Session>): Session {
  let session: Session | undefined;
  let loading: Promise<Session> | undefined;
  const loaded = () => (loading ??= load().then((it) => (session = it)));
  return {
    current: () => session?.current() ?? { state: 'pending' },
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
