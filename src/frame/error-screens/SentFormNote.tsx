import { useEffect, useState } from 'react';
import { filled } from '#schemas/words/filled';
import { isolated } from '#schemas/shared/isolated';
import { confirmationPath } from '../../address/index.ts';
import { sentFormAt } from '../../forms/index.ts';
import { noticeWord } from '../message-page/notice-words.ts';
import { usePortal, useShown } from '../../visit/index.ts';

/** CNF-01: in place of the confirmation, that the form was sent all the same; only of what this browser sent. */
export function SentFormNote() {
  const { session } = usePortal();
  const { visit } = useShown();
  const [reference, setReference] = useState('');
  useEffect(() => {
    const here = new URL(location.href);
    if (!visit || here.pathname !== confirmationPath) return undefined;
    let isShown = true;
    void sentFormAt(here, session.current(), visit.acting).then((sent) => isShown && setReference(sent?.reference ?? ''));
    return () => void (isShown = false);
  }, [session, visit]);
  return <p role="status">{reference !== '' && filled(noticeWord(visit?.site, 'error.formSent'), { reference: isolated(reference) })}</p>;
}
