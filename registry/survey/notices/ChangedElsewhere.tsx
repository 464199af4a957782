import { useErrorInTitle, Button } from '../../ui/index.ts';
import type { FormWords } from '../../form-words/form-texts.ts';
import styles from './refusal.module.css';

/** FRM-15: the answers cannot be saved over those of another window or device; what to do, and that nothing is lost by it. */
export function ChangedElsewhere({ text }: { readonly text: FormWords }) {
  useErrorInTitle();
  return (
    <div className={styles.box} role="alert">
      <p>
        <strong>{text.changedElsewhere}</strong>
      </p>
      <p>{text.changedElsewhereHint}</p>
      {/* Leaving keeps the answers on this device; the new document brings both sides together. */}
      <Button look="secondary" onClick={() => location.reload()}>
        {text.reloadForm}
      </Button>
    </div>
  );
}
