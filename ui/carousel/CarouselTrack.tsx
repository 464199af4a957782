import { Children, type ReactNode, type Ref } from 'react';
import styles from './carousel.module.css';

interface CarouselTrackProps {
  readonly track: Ref<HTMLDivElement>;
  readonly label: string;
  /** Sets `--per-view`, the number of items in view. */
  readonly className: string | undefined;
  /** In words, what is in view of how much; empty where all of it is. */
  readonly position?: string;
  readonly children: ReactNode;
}

/** A row to swipe, scroll or tab through; it never moves by itself. */
export function CarouselTrack({ track, label, className, position, children }: CarouselTrackProps) {
  return (
    <div className={className}>
      <div ref={track} className={styles.track} role="group" aria-label={label} tabIndex={0}>
        <ul role="list" className={styles.list}>
          {Children.map(children, (child) => (
            <li className={styles.item}>{child}</li>
          ))}
        </ul>
      </div>
      {position !== undefined && <p className={styles.position}>{position}</p>}
    </div>
  );
}
