import { useState, useSyncExternalStore } from 'react';
import { Button, closeDialog, Dialog } from '#ui';
import { signOutWords } from '#schemas/tenant';
import { wordsOf } from '../../tenant/index.ts';
import { failedSignOut } from '../../auth/index.ts';
import type { Visit } from '../../visit/index.ts';

const signOutWord = wordsOf(signOutWords);

/** NAV-03: the notice that a sign-out failed, with another try: on a shared device the person must know. */
export function StillSignedIn({ visit }: { readonly visit: Visit }) {
  const failed = useSyncExternalStore(failedSignOut.subscribe, failedSignOut.current, () => null);
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
      // A region that is there before its words is announced again after each try.
      problem={<p role="status">{signOutWord(visit.site, trying ? 'signOut.trying' : 'signOut.unreachable')}</p>}
      onClose={() => failedSignOut.put(null)}
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
