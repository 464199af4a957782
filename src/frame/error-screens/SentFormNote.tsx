import { useEffect, useState } from 'react';
import { filled } from '#schemas/words/filled';
import { isolated } from '#schemas/shared/isolated';
import { keeperOf } from '../../acting/index.ts';
import { defaultConfirmation, isOf, lastSentForm } from '../../forms/index.ts';
import { noticeWord } from '../message-page/notice-words.ts';
import { useLocation } from '../../router/index.ts';
import { usePortal, useShown } from '../../visit/index.ts';

/** CNF-01, ERR-01: in place of the confirmation, that the form was sent all the same; only of what this browser sent. */
export function SentFormNote() {
  const { session } = usePortal();
  const { visit } = useShown();
  const { pathname, search } = useLocation();
  const [reference, setReference] = useState<string>();
  useEffect(() => {
    if (pathname !== '/claim-confirmation') return undefined;
    let isShown = true;
    const query = new URLSearchParams(search);
    const asked = { slug: query.get('slug') ?? defaultConfirmation, reference: query.get('referenceNumber') };
    const person = visit && keeperOf(session.current(), visit.acting);
    void lastSentForm(person).then((sent) => isShown && sent && isOf(sent, asked) && setReference(sent.reference));
    return () => void (isShown = false);
  }, [pathname, search, session, visit]);
  return (
    <p role="status">{reference !== undefined && filled(noticeWord(visit?.site, 'error.formSent'), { reference: isolated(reference) })}</p>
  );
}
