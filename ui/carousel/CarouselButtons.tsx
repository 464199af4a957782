import { Icon } from '../pictures/Icon.tsx';
import styles from './carousel.module.css';
import type { Reach } from './use-scroller.ts';

interface CarouselButtonsProps {
  readonly reach: Reach;
  readonly move: (onward: 1 | -1) => void;
  readonly back: string;
  readonly forward: string;
}

/** Appear once they can work, and only where there is more to see; their space is kept from the start. */
export function CarouselButtons({ reach, move, back, forward }: CarouselButtonsProps) {
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
