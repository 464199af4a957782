import { Icon } from '../../pictures/Icon.tsx';
import styles from './slider.module.css';
import type { Reach } from './use-scroller.ts';

interface SliderButtonsProps {
  readonly reach: Reach;
  readonly move: (onward: 1 | -1) => void;
  readonly back: string;
  readonly forward: string;
}

/** Appear once they can work, and only where there is more to see; their space is kept from the start. */
export function SliderButtons({ reach, move, back, forward }: SliderButtonsProps) {
  return (
    <div className={styles.buttons} data-shown={reach.scrolls || undefined}>
      <button type="button" className={styles.button} disabled={!reach.back} onClick={() => move(-1)} aria-label={back}>
        <Icon name="chevron-back" />
      </button>
      <button type="button" className={styles.button} disabled={!reach.forward} onClick={() => move(1)} aria-label={forward}>
        <Icon name="chevron-forward" />
      </button>
    </div>
  );
}
