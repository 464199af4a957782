import { useState, useSyncExternalStore } from 'react';
import { Button, closeDialog, Dialog } from '#ui';
import { isolated } from '#schemas/shared/isolated';
import { signOutWords } from '#schemas/tenant';
import { filled } from '#locale/messages/filled';
import { colleagueOf, landing, linkOfAnother } from '../../auth/index.ts';
import { forgetFormLink } from '../../link/form-link.ts';
import { wordsOf } from '../../tenant/index.ts';
import { usePortal, type Visit } from '../../visit/index.ts';

const signOutWord = wordsOf(signOutWords);

/** SEC-9, FRM-09: whose a link is that was opened while another person is signed in, and the choice between them. */
export function LinkOfAnother({ visit: { site, host } }: { readonly visit: Visit }) {
  const link = useSyncExternalStore(linkOfAnother.subscribe, linkOfAnother.current, () => null);
  const [leaving, setLeaving] = useState(false);
  const { browser, session } = usePortal();
  const now = session.current();
  if (!link || now.state !== 'signed-in') return null;
  const signOut = async (): Promise<void> => {
    setLeaving(true);
    await host.act('sign-out', { to: link.to });
    setLeaving(false);
    linkOfAnother.put(null);
  };
  const stay = (): void => {
    linkOfAnother.put(null);
    forgetFormLink();
    browser.go(landing(new URL('/', browser.here()), site.claimsEnabled, colleagueOf(now)), true);
  };
  const names = { recipient: isolated(link.recipient), name: isolated(now.view.fullName) };
  return (
    <Dialog
      id="link-of-another"
      title={signOutWord(site, 'signOut.linkOfAnother')}
      text={filled(signOutWord(site, 'signOut.linkOfAnotherHint'), names)}
      isHeld={leaving}
      onClose={stay}
    >
      <Button busy={leaving} onClick={() => void signOut()}>
        {signOutWord(site, 'signOut.forLink')}
      </Button>
      <Button look="secondary" onClick={closeDialog}>
        {signOutWord(site, 'signOut.stay')}
      </Button>
    </Dialog>
  );
}
