import { HelpLine } from '../text/HelpLine.tsx';
import styles from './needs-script.module.css';

interface NeedsScriptProps {
  readonly words: string;
  /** Number to ring instead. */
  readonly phone: string | undefined;
  /** Words before the number. */
  readonly help: string;
}

/** In a browser that runs no script: that this needs one, and the number to ring. */
export const NeedsScript = ({ words, phone, help }: NeedsScriptProps) => (
  <noscript>
    <p className={styles.words}>{words}</p>
    {phone && <HelpLine help={{ phone }} label={help} />}
  </noscript>
);
