import { Children, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './slider.module.css';
import { useScroller } from './use-scroller.ts';

interface SliderProps {
  readonly label: string;
  readonly back: string;
  readonly forward: string;
  /** Sets `--per-view`, the number of items in view. */
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A row to swipe, scroll or tab through; never moves by itself. The buttons appear once they can work and only where there is more to see. */
export function Slider({ label, back, forward, className, children }: SliderProps) {
  const { track, reach, move } = useScroller();
  return (
    <div className={className}>
      <div className={styles.buttons} data-shown={reach.scrolls || undefined}>
        <button type="button" className={styles.button} disabled={!reach.back} onClick={() => move(-1)} aria-label={back}>
          <Icon name="chevron-back" />
        </button>
        <button type="button" className={styles.button} disabled={!reach.forward} onClick={() => move(1)} aria-label={forward}>
          <Icon name="chevron-forward" />
        </button>
      </div>
      <div ref={track} className={styles.track} role="region" aria-label={label} tabIndex={0}>
        <ul role="list" className={styles.list}>
          {Children.map(children, (child) => (
            <li className={styles.item}>{child}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
