import styles from './status-mark.module.css';

export type StatusTone = 'neutral' | 'waiting' | 'success' | 'danger';

/** A status in words with a colour beside them: colour is never the only carrier (MYC-03). */
export function StatusMark({ tone, children }: { readonly tone: StatusTone; readonly children: string }) {
  return (
    <span className={styles.mark} data-tone={tone}>
      <bdi>{children}</bdi>
    </span>
  );
}

const tones: Readonly<Record<string, StatusTone>> = {
  green: 'success',
  orange: 'waiting',
  amber: 'waiting',
  yellow: 'waiting',
  red: 'danger',
  grey: 'neutral',
  gray: 'neutral',
};

/** Of a form that an account may fill. */
export const formTones = { NotStarted: 'neutral', Draft: 'waiting', Done: 'success' } as const satisfies Readonly<
  Record<string, StatusTone>
>;

/** Colour name or style class of a configuration → tone; what is not known is neutral. */
export const toneOf = (colour: string | undefined): StatusTone =>
  Object.entries(tones).find(([name]) => colour?.toLowerCase().includes(name))?.[1] ?? 'neutral';
