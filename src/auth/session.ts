import type { PasscodeSent, Person, SessionView, SignInFlow } from '#schemas/api';
import type { SignInMethod } from '#schemas/shared/sign-in-method';

/** What is known of who is looking: the document of a secured page brings it, on others the browser asks once after hydration. */
export type SessionState =
  | { readonly state: 'pending' }
  /** `was`: id of the person whose session ended by itself while this document was open (SES-01). */
  | { readonly state: 'signed-out'; readonly was?: string }
  /** `answersKey`: what this device seals the person's answers with; absent on the server. */
  | { readonly state: 'signed-in'; readonly view: SessionView; readonly answersKey?: string };

/** What a page shows of a person signed in. Pure. */
export const viewOf = ({ id, fullName, username, staff, manager, editor }: Person): SessionView => ({
  id,
  fullName,
  username,
  staff,
  manager,
  editor,
  profileHref: '/securedPage/my-profile',
  preferencesHref: '/securedPage/communications-preferences',
});

/** The session of a person, in a browser. Pure. */
export const signedInAs = (person: Person): SessionState => ({ state: 'signed-in', view: viewOf(person), answersKey: person.answersKey });

/** Id of the person for whom answers are kept on this device: of the session, also after it ended by itself. Pure. */
export const personOf = (state: SessionState): string | undefined =>
  state.state === 'signed-in' ? state.view.id : state.state === 'signed-out' ? state.was : undefined;

/** Whether the person signed in is staff of the firm (APP-04). Pure. */
export const isStaff = (state: SessionState): boolean => state.state === 'signed-in' && state.view.staff;

/** Whether the person signed in may see drafts (NAV-07). Pure. */
export const isEditor = (state: SessionState): boolean => state.state === 'signed-in' && state.view.editor;

export interface Session {
  current(): SessionState;
  /** Answers who is signed in; asks the server only where that is not known yet. Never rejects. */
  resolve(): Promise<SessionState>;
  /** Asks the server again who is signed in. Never rejects. */
  check(): Promise<SessionState>;
  /** The session is over: it ended without activity (SES-01). */
  lose(): void;
  /** Sends a passcode to whom was typed; `link`: the sign-in leads to a form that a link named (LOGIN-16). Rejects with PortalError, whose code is a SignInProblemCode. */
  start(typed: {
    readonly method: SignInMethod;
    readonly username: string;
    readonly countryCode?: string;
    readonly person?: string;
    readonly link: boolean;
  }): Promise<PasscodeSent>;
  /** Sends another passcode for the running sign-in. Rejects with PortalError. */
  resend(): Promise<PasscodeSent>;
  /** The step of the sign-in that this browser began. Rejects with PortalError. */
  flow(): Promise<SignInFlow>;
  /** Answers the passcode; afterwards the visitor is signed in. `language`: what the portal is to be read in from now on. Rejects with PortalError. */
  answer(code: string): Promise<{ readonly language?: string | undefined }>;
  /** Signs out on the server, then here. False: the call did not reach the server, and nothing has changed. Never rejects. */
  end(): Promise<boolean>;
  /** What goes with calls of the portal API and of content. */
  headers(): Promise<Readonly<Record<string, string>>>;
}

const never = (): never => {
  throw new Error('The server signs no one in or out while it draws a page.');
};

/** The session of a page that the server draws for anyone: it is not known who is looking. */
export const pendingSession: Session = {
  current: () => ({ state: 'pending' }),
  resolve: async () => ({ state: 'pending' }),
  check: async () => ({ state: 'pending' }),
  lose: never,
  start: never,
  resend: never,
  flow: never,
  answer: never,
  end: never,
  headers: async () => ({}),
};

/** The session of a page that the server draws for one person. */
export function personSession(view: SessionView): Session {
  const state: SessionState = { state: 'signed-in', view };
  return { ...pendingSession, current: () => state, resolve: async () => state, check: async () => state };
}
