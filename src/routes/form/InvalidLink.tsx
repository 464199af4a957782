import { useEffect } from 'react';
import { leavingWords } from '#schemas/tenant';
import { linkEndedPath } from '../../failure/index.ts';
import { wordsOf } from '../../tenant/index.ts';
import { usePortal, useShown } from '../../visit/index.ts';

const leavingWord = wordsOf(leavingWords);

/** ERR-05: how long the place of a form shows after its link was refused. */
const staysFor = 2000;

/** ERR-05: the link was refused: a toast, then the error page, which states what became of it and what to do next. */
export function InvalidLink() {
  const { browser } = usePortal();
  const site = useShown().visit?.site;
  useEffect(() => {
    if (!site) return undefined;
    void import('./invalid-link-toast.ts').then(
      ({ showInvalidLinkToast }) => showInvalidLinkToast(leavingWord(site, 'leaving.linkError'), leavingWord(site, 'leaving.linkInvalid')),
      () => undefined,
    );
    const timer = setTimeout(() => browser.go(linkEndedPath, true), staysFor);
    return () => clearTimeout(timer);
  }, [site, browser]);
  return null;
}
