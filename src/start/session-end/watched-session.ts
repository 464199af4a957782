import type { Person } from '#schemas/api';
import { createBrowserSession, endElsewhere, type Session, watchActivity } from '../../auth/index.ts';
import { forgetSentByPerson, serverTime, sweepAnswers, sweepSaved } from '../../forms/index.ts';
import type { BrowserRouter } from '../../router/index.ts';
import { holdsForm, shownBy, type Portal } from '../../visit/index.ts';
import { forgetPersonInTab } from '../../tab/index.ts';
import type { SessionEnd } from './create-session-end.ts';

interface WatchedSessionDependencies {
  readonly portal: Pick<Portal, 'session' | 'unsent'>;
  readonly router: () => BrowserRouter | undefined;
  /** The session is over, and the document is being left. */
  readonly onLeave: () => void;
  /** For whom the document was rendered. */
  readonly person?: Person | undefined;
}

/**
 * The session of one open document, which what its person does keeps alive (SES-01), and what its document does when that ends.
 * Before a person is signed in there is nothing to watch.
 */
export function createWatchedSession({ portal, router, onLeave, person }: WatchedSessionDependencies): Session {
  let end: SessionEnd | undefined;
  watchActivity(window);
  sweepAnswers(serverTime());
  sweepSaved(Date.now());
  const loaded = async (): Promise<SessionEnd | undefined> => {
    const code = await import('./create-session-end.ts').catch(() => undefined);
    return (end ??= code?.createSessionEnd({ portal, router, onLeave }));
  };
  /** ERR-08: a form reports the end in place, and keeps its answers. */
  const showsForm = (): boolean => {
    const shownIn = router();
    return holdsForm(shownIn && shownBy(shownIn)?.visit);
  };
  const session = createBrowserSession(
    {
      onNone(elsewhere) {
        forgetSentByPerson();
        sweepSaved();
        if (elsewhere) endElsewhere(window, elsewhere);
      },
      // Where the server's 401 came before this code did, only a form is left to be watched.
      onSignedIn: (minutes, fresh) =>
        void loaded().then((it) => (session.current().state === 'signed-in' || showsForm()) && it?.begin(minutes, fresh)),
      onSignedOut() {
        onLeave();
        forgetSentByPerson();
        sweepSaved();
        forgetPersonInTab();
        end?.signedOut();
      },
      onReplaced() {
        onLeave();
        void loaded().then((it) => (it ? it.replaced() : location.reload()));
      },
      onEnded() {
        if (showsForm()) return;
        onLeave();
        void loaded().then((it) => (it ? it.ended() : location.reload()));
      },
    },
    person,
  );
  return session;
}
