import { askAuth, createSharedRecord, createSessionWatch, onActivity, type SessionEnd as EndedBy } from '../../auth/index.ts';
import { PortalError } from '../../failure/index.ts';
import { type Portal, shownBy } from '../../visit/index.ts';
import type { BrowserRouter } from '../../router/index.ts';
import { createDialogRoot } from './dialog-root.tsx';
import { leaveDocument } from './leave-document.tsx';
import { watchDocument } from './watch-document.ts';

export interface SessionEnd {
  /** A person is signed in; `fresh`: by signing in in this document. */
  begin(minutes: number, fresh: boolean): void;
  /** The person signed out in this document, which then leaves by itself. */
  signedOut(): void;
  /** It turned out that the session has ended: nothing of it may be shown any more. */
  ended(): void;
  /** It turned out that another person is signed in now. */
  replaced(): void;
}

interface SessionEndDependencies {
  readonly portal: Pick<Portal, 'session' | 'unsent'>;
  readonly router: () => BrowserRouter | undefined;
  readonly onLeave: () => void;
}

/** SES-01: counts the idle time of the person with all other tabs, asks before the end, and leaves nothing on the screen after it. */
export function createSessionEnd({ portal, router, onLeave }: SessionEndDependencies): SessionEnd {
  const { session } = portal;
  const visit = () => {
    const shownIn = router();
    return shownIn && shownBy(shownIn)?.visit;
  };
  const dialog = createDialogRoot();
  let leaving = false;
  const leave = (by: EndedBy, first: boolean): void => {
    const again = leaving;
    leaving = true;
    onLeave();
    dialog.close();
    void leaveDocument({ by, first: first && !again, covered: again, visit: visit(), portal });
  };
  const watch = createSessionWatch({
    shared: createSharedRecord(window),
    clock: Date.now,
    newId: () => Math.random().toString(36).slice(2),
    later: (run, milliseconds) => void setTimeout(run, milliseconds),
    async touch() {
      try {
        await askAuth('/auth/activity', {});
        return true;
      } catch (error) {
        const answered = error instanceof PortalError && error.status === 401;
        if (answered) await session.check();
        return answered;
      }
    },
    onPhase(phase) {
      if (phase.is !== 'ending') return dialog.close();
      const now = visit();
      const signOut = () => now?.host.act('sign-out', {}) ?? session.end();
      dialog.open({ site: now?.site, endsAt: phase.endsAt, stay: watch.stay, leave: signOut });
    },
    onOver: leave,
  });
  onActivity(watch.active);
  watchDocument(window, {
    check: watch.check,
    async shownAgain() {
      watch.shownAgain();
      // A sign-out without the script leaves no record that tabs share.
      if (!leaving && (await session.check()).state === 'signed-out' && !leaving) leave('sign-out', false);
    },
  });
  return {
    begin: watch.begin,
    signedOut: watch.signedOut,
    ended: () => !leaving && leave('idle', false),
    replaced: () => leave('another-sign-in', false),
  };
}
