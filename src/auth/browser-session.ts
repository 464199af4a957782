import type { Person, SignedIn, SignInProblemCode } from '#schemas/api';
import { PortalError } from '../failure/index.ts';
import { activityHeaders } from './activity.ts';
import { askAuth, askFlow } from './auth-client.ts';
import type { EndElsewhere } from './idle/shared-record.ts';
import { hasEnded, lowerEnded, raiseEnded } from './ended-flag.ts';
import { signedInAs, type Session, type SessionState } from './session.ts';

/** The identity token is renewed this long before it ends. */
const early = 60_000;

/** What others do when a session is over. */
interface SessionEvents {
  /** A person is signed in; `fresh`: by signing in in this document. Called again with every renewal. */
  readonly onSignedIn?: (sessionMinutes: number, fresh: boolean) => void;
  /** The server knows of no session. `elsewhere`: this document never knew of one, but others of this browser may still show one. */
  readonly onNone?: (elsewhere?: EndElsewhere) => void;
  /** It turned out that a session ended by itself (SES-01). */
  readonly onEnded?: () => void;
  /** Another person is signed in now: nothing of this document is theirs. */
  readonly onReplaced?: () => void;
  readonly onSignedOut?: () => void;
}

/**
 * The session of one open document; `given`: what the document brought. The identity token lives here and nowhere else: no storage, no cookie that script can
 * read, so that injected script finds none of another document (SEC-5). It is asked for with the first call that needs it.
 */
export function createBrowserSession(
  { onSignedIn, onNone, onEnded, onReplaced, onSignedOut }: SessionEvents = {},
  given?: Person,
): Session {
  let state: SessionState = given ? signedInAs(given) : { state: 'pending' };
  let idToken = '';
  let endsAt = 0;
  let renewing: Promise<SessionState> | undefined;
  /** A sign-out on its way: what finds no session meanwhile is part of it. */
  let ending: Promise<boolean> | undefined;
  /** The server did not answer: there may be a session all the same. */
  let unconfirmed = given === undefined;
  if (given) {
    lowerEnded();
    onSignedIn?.(given.sessionMinutes, false);
  }

  const enter = (signed: SignedIn, fresh = false): SessionState => {
    endsAt = Date.now() + signed.expiresInSeconds * 1000;
    idToken = signed.idToken;
    state = signedInAs(signed);
    onSignedIn?.(signed.sessionMinutes, fresh);
    return state;
  };
  const leave = (): SessionState => (state = { state: 'signed-out' });
  /** The server knows of no session any more. */
  const lose = (elsewhere?: EndElsewhere): SessionState => {
    if (state.state === 'signed-out') return state;
    onNone?.(state.state === 'pending' ? elsewhere : undefined);
    if (state.state === 'pending') return leave();
    state = { state: 'signed-out', was: state.view.id };
    raiseEnded();
    onEnded?.();
    return state;
  };
  /** The cookie is another person's since: what this document has asked, drawn and kept must not mix with theirs (SEC-5). */
  const giveWay = (was: string): SessionState => {
    state = { state: 'signed-out', was };
    onReplaced?.();
    return state;
  };
  const loseAfterSignOut = async (elsewhere: EndElsewhere): Promise<SessionState> => {
    await ending;
    return lose(elsewhere);
  };
  const renew = async (): Promise<SessionState> => {
    const askedAt = Date.now();
    try {
      const signed = await askAuth('/auth/session', {});
      unconfirmed = false;
      if (!signed) return await loseAfterSignOut({ over: 'sign-out', askedAt });
      const { id } = state.state === 'signed-in' ? state.view : signed;
      return id === signed.id ? enter(signed) : giveWay(id);
    } catch (error) {
      // A 401 of anything between browser and portal is no time-out.
      if (error instanceof PortalError && error.code === ('signed-out' satisfies SignInProblemCode)) {
        unconfirmed = false;
        return await loseAfterSignOut({ over: 'idle', askedAt });
      }
      // No answer, and no other refusal, is a sign-out: the session stays until the server answers that it ended.
      return state.state === 'signed-in' ? state : leave();
    } finally {
      renewing = undefined;
    }
  };

  const signOut = async (): Promise<boolean> => {
    const over =
      hasEnded() ||
      (await askAuth('/auth/sign-out', {}).then(
        () => true,
        () => false,
      ));
    if (!over) return false;
    onSignedOut?.();
    leave();
    lowerEnded();
    return true;
  };

  const check = (): Promise<SessionState> => (renewing ??= renew());

  return {
    current: () => state,
    async resolve() {
      if (state.state === 'pending' && hasEnded()) {
        unconfirmed = false;
        return leave();
      }
      return unconfirmed ? check() : state;
    },
    check,
    lose: () => void lose(),
    start: (typed) => askAuth('/auth/start', typed),
    resend: () => askAuth('/auth/resend', {}),
    flow: askFlow,
    async answer(code) {
      const signed = await askAuth('/auth/answer', { code });
      enter(signed, true);
      unconfirmed = false;
      lowerEnded();
      return { language: signed.language };
    },
    end: () => (ending ??= signOut().finally(() => (ending = undefined))),
    async headers() {
      if (state.state === 'signed-in' && endsAt - Date.now() < early) await (renewing ??= renew());
      return {
        ...(state.state === 'signed-in' ? { Authorization: `Bearer ${idToken}` } : {}),
        ...activityHeaders(),
      };
    },
  };
}
