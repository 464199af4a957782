import type { SessionView } from '#schemas/api';

/** What is known of who is looking. The server never knows; the browser asks once after hydration. */
export type SessionState =
  | { readonly state: 'pending' }
  | { readonly state: 'signed-out' }
  | { readonly state: 'signed-in'; readonly view: SessionView; readonly idToken: string };

export interface Session {
  current(): SessionState;
  /** Asks who is signed in; answers the state it came to. Never rejects. */
  resolve(): Promise<SessionState>;
}

/** A session that nobody is in. */
export function createSession(): Session {
  let state: SessionState = { state: 'pending' };
  return {
    current: () => state,
    async resolve() {
      state = { state: 'signed-out' };
      return state;
    },
  };
}
