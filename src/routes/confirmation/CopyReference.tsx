import { useState } from 'react';
import { Button } from '#registry/ui';
import type { Site } from '../../tenant/index.ts';
import { confirmationWord } from './confirmation-words.ts';
import styles from './confirmation.module.css';

/** Copies the reference number to the clipboard and confirms it. Nothing where the browser has no clipboard. */
export function CopyReference({ reference, site }: { readonly reference: string; readonly site: Site }) {
  const [copied, setCopied] = useState(false);
  if (!('clipboard' in navigator)) return null;
  const copy = (): void =>
    void navigator.clipboard.writeText(reference).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className={styles.copy}>
      <Button look="secondary" onClick={copy}>
        {confirmationWord(site, 'confirmation.copy')}
      </Button>
      <span role="status">{copied && confirmationWord(site, 'confirmation.copied')}</span>
    </div>
  );
}
