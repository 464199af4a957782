import { useEffect, useState } from 'react';
import { Button, closeDialog, Dialog } from '#ui';
import { confirmationPath } from '../../address/index.ts';
import { word } from '../../tenant/index.ts';
import { leavingWord } from './leaving-words.ts';
import { LeaveFiles } from './LeaveFiles.tsx';
import { asksToLeave, losesAnswers } from '../../forms/index.ts';
import { useUnsentFiles } from './use-unsent-files.ts';
import { useWaysOut } from './use-ways-out.ts';
import { usePortal, type Visit, holdsForm } from '../../visit/index.ts';
import { useBlocker } from '../../router/index.ts';

/**
 * The one place that holds up the way out of a form. Without a connection a form that may hold unsent answers stays (ERR-08); the page asked for
 * opens when the connection is back. With chosen files that are not sent, leaving asks first (FRM-13), until they are sent; with answers that
 * neither this device nor the server has, the form asks (FRM-03).
 */
export function FormStays({ visit }: { readonly visit: Visit }) {
  const { browser, offline, unsent } = usePortal();
  const files = useUnsentFiles();
  useWaysOut();
  const [, setConnections] = useState(0);
  // What is written in the first form of a registration goes along to its details, which need no connection.
  const waitsOffline = (): boolean => offline() && holdsForm(visit) && visit.acting.registers?.step !== 'first';
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      (here.pathname !== next.pathname || here.search !== next.search) &&
      // A form that is sent has nothing to lose.
      (asksToLeave(unsent) || (waitsOffline() && next.pathname !== confirmationPath)),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    const goOn = (): void => {
      if (asksToLeave(unsent)) setConnections((count) => count + 1);
      else blocker.proceed();
    };
    addEventListener('online', goOn);
    return () => removeEventListener('online', goOn);
  }, [blocker, unsent]);
  const isOffline = waitsOffline();
  const asksForm = blocker.state === 'blocked' && !isOffline && losesAnswers(unsent);
  useEffect(() => {
    if (!asksForm || blocker.state !== 'blocked') return;
    const { pathname, search, hash } = blocker.location;
    unsent.guard?.ask({
      leave: () => whileBlocked(blocker.proceed, () => void browser.go(pathname + search + hash, false)),
      stay: () => whileBlocked(blocker.reset),
    });
  }, [asksForm, blocker, browser, unsent]);
  const isHeld = files.length > 0 || isOffline || asksForm;
  // The last file has been sent, or refused, while the question was open.
  useEffect(() => {
    if (blocker.state !== 'blocked' || isHeld) return;
    if (unsent.isToStay) blocker.reset();
    else blocker.proceed();
  }, [blocker, isHeld, unsent]);
  if (blocker.state !== 'blocked' || asksForm || !isHeld) return null;
  if (!isOffline) return <LeaveFiles {...{ site: visit.site, files }} stay={() => blocker.reset()} leave={() => blocker.proceed()} />;
  return (
    <Dialog
      id="offline"
      title={word(visit.site, 'offline.heading')}
      text={leavingWord(visit.site, 'offline.formStays')}
      onClose={() => blocker.reset()}
    >
      <Button onClick={closeDialog}>{leavingWord(visit.site, 'offline.backToForm')}</Button>
    </Dialog>
  );
}

/** Another step of the form, or the same place once more, ends what is blocked, while the question is open: then there is only the other way. */
function whileBlocked(goOn: () => void, otherwise: () => void = () => undefined): void {
  try {
    goOn();
  } catch {
    otherwise();
  }
}
