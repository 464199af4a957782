import { useEffect, useState } from 'react';
import { Button, closeDialog, Dialog } from '#registry/ui';
import { confirmationPath } from '../../address/index.ts';
import { word } from '../../tenant/index.ts';
import { leavingWord } from './leaving-words.ts';
import { LeaveFiles } from './LeaveFiles.tsx';
import { useUnsentFiles } from './use-unsent-files.ts';
import { usePortal, type Visit, holdsForm } from '../../visit/index.ts';
import { useBlocker } from '../../router/index.ts';

/**
 * The one place that holds up the way out of a form. Without a connection a form that may hold unsent answers stays (ERR-08); the page asked for
 * opens when the connection is back. With chosen files that are not sent, leaving asks first (FRM-13), until they are sent.
 */
export function FormStays({ visit }: { readonly visit: Visit }) {
  const { offline, unsent } = usePortal();
  const files = useUnsentFiles();
  const [, setConnections] = useState(0);
  const waitsOffline = (): boolean => offline() && holdsForm(visit);
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      (here.pathname !== next.pathname || here.search !== next.search) &&
      // A form that is sent has nothing to lose.
      (unsent.all().length > 0 || (waitsOffline() && next.pathname !== confirmationPath)),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    const goOn = (): void => {
      if (unsent.all().length > 0) setConnections((count) => count + 1);
      else blocker.proceed();
    };
    addEventListener('online', goOn);
    return () => removeEventListener('online', goOn);
  }, [blocker, unsent]);
  const isHeld = files.length > 0 || waitsOffline();
  // The last file has been sent, or refused, while the question was open.
  useEffect(() => {
    if (blocker.state !== 'blocked' || isHeld) return;
    if (unsent.isToStay()) blocker.reset();
    else blocker.proceed();
  }, [blocker, isHeld, unsent]);
  if (blocker.state !== 'blocked') return null;
  if (!waitsOffline()) return <LeaveFiles {...{ site: visit.site, files }} stay={() => blocker.reset()} leave={() => blocker.proceed()} />;
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
