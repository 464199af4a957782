import type { PasscodeSent, SessionView } from '#schemas/api';
import type { SignInMethod } from '#schemas/page';

/** What is known of who is looking. The server never knows; the browser asks once after hydration. */
export type SessionState =
  | { readonly state: 'pending' }
  | { readonly state: 'signed-out' }
  | { readonly state: 'signed-in'; readonly view: SessionView; readonly idToken: string };

export interface Session {
  current(): SessionState;
  /** Asks who is signed in; answers the state it came to. Never rejects. */
  resolve(): Promise<SessionState>;
  /** Sends a passcode. Rejects with PortalError, whose code is a SignInFault. */
  start(method: SignInMethod, username: string): Promise<PasscodeSent>;
  /** Answers the passcode; afterwards somebody is signed in. Rejects with PortalError. */
  answer(code: string): Promise<void>;
  /** Signs out, here at once and on the server as soon as it hears of it. */
  end(): Promise<void>;
  /** What goes with calls of the portal API and of content. */
  headers(): Promise<Readonly<Record<string, string>>>;
}

const never = (): never => {
  throw new Error('Nobody signs in while a page is drawn on the server.');
};

/** The session of a page that the server draws: it is not known who is looking. */
export const pendingSession: Session = {
  current: () => ({ state: 'pending' }),
  resolve: async () => ({ state: 'pending' }),
  start: never,
  answer: never,
  end: never,
  headers: async () => ({}),
};
