import { useEffect } from 'react';
import { Button, closeDialog, Dialog } from '#registry/ui';
import { word } from '../../tenant/words.ts';
import { usePortal } from '../portal-context.ts';
import { useBlocker } from '../router.ts';
import type { Visit } from '../visit.ts';
import { holdsForm } from './holds-form.ts';

/** Without a connection a form that may hold unsent answers stays (ERR-08); the page asked for opens when the connection is back. */
export function FormStays({ visit }: { readonly visit: Visit }) {
  const { offline } = usePortal();
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      (here.pathname !== next.pathname || here.search !== next.search) && offline() && holdsForm(visit),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    const goOn = (): void => blocker.proceed();
    addEventListener('online', goOn);
    return () => removeEventListener('online', goOn);
  }, [blocker]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      id="offline"
      title={word(visit.site, 'offline.heading')}
      text={word(visit.site, 'offline.formStays')}
      onClose={() => blocker.reset()}
    >
      <Button onClick={closeDialog}>{word(visit.site, 'offline.backToForm')}</Button>
    </Dialog>
  );
}
