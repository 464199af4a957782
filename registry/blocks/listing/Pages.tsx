import type { MouseEvent } from 'react';
import type { BlockEnvironment } from '#engine';
import type { ListingView } from '#schemas/api';
import type { texts } from './listing.schema.ts';
import styles from './listing.module.css';

interface PagesProps {
  readonly view: ListingView;
  readonly text: BlockEnvironment<typeof texts>['text'];
  readonly onTurn: (event: MouseEvent) => void;
}

/** The ways to the other pages; nothing where there is one. */
export function Pages({ view: { pages }, text, onTurn }: PagesProps) {
  const ways = (['first', 'previous', 'next'] as const).flatMap((way) => (pages[way] === undefined ? [] : [{ way, href: pages[way] }]));
  if (ways.length === 0) return null;
  return (
    <nav aria-label={text.pages}>
      <ul role="list" className={styles.pages}>
        {ways.map(({ way, href }) => (
          <li key={way}>
            <a href={href} onClick={onTurn} rel={way === 'previous' ? 'prev' : way === 'next' ? 'next' : undefined}>
              {text[way]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
