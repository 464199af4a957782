import { useState } from 'react';
import type { BlockEnvironment } from '#engine';
import { Disclosure } from '#ui';
import styles from './contact.module.css';
import type { ContactProps, texts } from './contact.schema.ts';

/** Requests a map only when the visitor asks for it (BLK-02); without a script there is a link. */
export function ContactMap({
  map,
  text,
}: {
  readonly map: NonNullable<ContactProps['map']>;
  readonly text: BlockEnvironment<typeof texts>['text'];
}) {
  const [wanted, setWanted] = useState(map.atOnce ?? false);
  const frame = wanted && map.embed.startsWith('https:') && (
    <iframe className={styles.frame} src={map.embed} title={text.mapTitle} loading="lazy" referrerPolicy="no-referrer" />
  );
  const link = map.link && (
    <p>
      <a href={map.link}>{text.openMap}</a>
    </p>
  );
  if (map.atOnce) {
    return (
      <div className={styles.map}>
        {frame}
        {link}
      </div>
    );
  }
  return (
    <div className={styles.map}>
      <Disclosure summary={text.showMap} onOpen={() => setWanted(true)}>
        {frame}
        {link}
      </Disclosure>
    </div>
  );
}
