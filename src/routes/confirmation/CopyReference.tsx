import { useState } from 'react';
import { Button } from '#ui';
import type { Site } from '../../tenant/index.ts';
import { confirmationWord } from './confirmation-words.ts';

/** Copies the reference number to the clipboard, and states whether it could. Nothing where the browser has no clipboard. */
export function CopyReference({ reference, site }: { readonly reference: string; readonly site: Site }) {
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>();
  if (!('clipboard' in navigator)) return null;
  const copy = (): void =>
    void navigator.clipboard.writeText(reference).then(
      () => setOutcome('copied'),
      () => setOutcome('copyFailed'),
    );
  return (
    <>
      <Button look="secondary" onClick={copy}>
        {confirmationWord(site, 'confirmation.copy')}
      </Button>
      <span role="status">{outcome && confirmationWord(site, `confirmation.${outcome}`)}</span>
    </>
  );
}
