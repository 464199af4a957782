import styles from './icon.module.css';

interface DrawingProps {
  /** 24 × 24, one stroke. */
  readonly path: string;
  /** Mirrored where the language runs from right to left. */
  readonly directional?: boolean;
}

/** Decoration beside words, never instead of them: hidden from assistive technology. */
export const Drawing = ({ path, directional = false }: DrawingProps) => (
  <svg
    className={styles.icon}
    data-directional={directional || undefined}
    viewBox="0 0 24 24"
    width="24"
    height="24"
    aria-hidden="true"
    focusable="false"
  >
    <path d={path} />
  </svg>
);
