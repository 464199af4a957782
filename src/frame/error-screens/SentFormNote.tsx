import { useEffect, useState } from 'react';
import { filled } from '#locale/messages/filled';
import { isolated } from '#schemas/shared/isolated';
import { actingFor } from '../../acting/index.ts';
import { confirmationPath } from '../../address/index.ts';
import { sentFormAt } from '../../forms/index.ts';
import { noticeWord } from '../message-page/notice-words.ts';
import { useLocation } from '../../router/index.ts';
import { usePortal, useShown } from '../../visit/index.ts';

/** CNF-01: in place of the confirmation, that the form was sent all the same; only of what this browser sent, and to the person who sent it. */
export function SentFormNote() {
  const { session } = usePortal();
  const { visit } = useShown();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [sent, setSent] = useState({ address: '', reference: '' });
  useEffect(() => {
    const here = new URL(address, location.href);
    if (here.pathname !== confirmationPath) return undefined;
    let isShown = true;
    const show = async (): Promise<void> => {
      const known = await session.resolve();
      const form = await sentFormAt(here, known, actingFor(known, here));
      if (isShown && form) setSent({ address, reference: form.reference });
    };
    // Where the code of the session cannot be had it stays unknown who is looking.
    show().catch(() => undefined);
    return () => void (isShown = false);
  }, [session, address]);
  const reference = sent.address === address ? sent.reference : '';
  return <p role="status">{reference !== '' && filled(noticeWord(visit?.site, 'error.formSent'), { reference: isolated(reference) })}</p>;
}
