import { useState, useSyncExternalStore } from 'react';
import { Button, closeDialog, Dialog } from '#registry/ui';
import { signOutWords } from '#schemas/tenant';
import { wordsOf } from '../../tenant/index.ts';
import { failedSignOut, forgetFailedSignOut, onFailedSignOut } from '../../auth/index.ts';
import type { Visit } from '../../visit/index.ts';

const signOutWord = wordsOf(signOutWords);

/** NAV-03: says that a sign-out failed, and tries again: who leaves a shared device must know. */
export function StillSignedIn({ visit }: { readonly visit: Visit }) {
  const failed = useSyncExternalStore(onFailedSignOut, failedSignOut, () => null);
  const [trying, setTrying] = useState(false);
  if (!failed) return null;
  const tryAgain = async (): Promise<void> => {
    setTrying(true);
    await visit.host.act('sign-out', failed);
    setTrying(false);
  };
  return (
    <Dialog
      id="still-signed-in"
      title={signOutWord(visit.site, 'signOut.failed')}
      text={signOutWord(visit.site, 'signOut.failedHint')}
      // A region that stands before its words come is announced again after each try.
      problem={<p role="status">{signOutWord(visit.site, trying ? 'signOut.trying' : 'signOut.unreachable')}</p>}
      onClose={forgetFailedSignOut}
    >
      <Button busy={trying} onClick={() => void tryAgain()}>
        {signOutWord(visit.site, 'signOut.tryAgain')}
      </Button>
      <Button look="secondary" onClick={closeDialog}>
        {signOutWord(visit.site, 'signOut.stay')}
      </Button>
    </Dialog>
  );
}
