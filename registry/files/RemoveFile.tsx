import { filled } from '#engine';
import styles from './files.module.css';

interface RemoveFileProps {
  readonly name: string;
  /** The words, with a place for the name. */
  readonly text: string;
  readonly onClick: () => void;
}

/** The button that takes a file away again. */
export const RemoveFile = ({ name, text, onClick }: RemoveFileProps) => (
  <button type="button" className={styles.remove} aria-label={filled(text, { name })} onClick={onClick}>
    ×
  </button>
);
