import { useState } from 'react';
import type { BlockEnvironment } from '#engine';
import { Button, CarouselSection, useScroller } from '#ui';
import { NewsItem } from './NewsItem.tsx';
import styles from './news.module.css';
import type { NewsProps, texts } from './news.schema.ts';

/** News in a row, the newest first; what was not opened on this device yet has a mark (BLK-03). */
export function News({ id, heading, intro, items, text, language, data, act }: NewsProps & BlockEnvironment<typeof texts, 'readNews'>) {
  const scroller = useScroller();
  const [status, setStatus] = useState('');
  const read = data.readNews.state === 'ready' ? new Set(data.readNews.value.ids) : undefined;
  const unread = read ? items.flatMap(({ id: name, href }) => (href && !read.has(name) ? [name] : [])) : [];
  const markAll = async (): Promise<void> => {
    // The button goes away.
    scroller.track.current?.focus();
    const outcome = await act('mark-news-read', { ids: unread });
    setStatus(outcome.ok ? text.allRead : text.notKept);
  };
  const newestFirst = items.toSorted((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0));
  return (
    <CarouselSection
      id={id}
      heading={heading}
      intro={intro}
      scroller={scroller}
      label={text.news}
      text={text}
      perView={styles.perView}
      foot={
        <div className={styles.foot}>
          {unread.length > 0 && (
            <Button look="quiet" onClick={() => void markAll()}>
              {text.markAllRead}
            </Button>
          )}
          <p role="status" className={styles.status}>
            {status}
          </p>
        </div>
      }
    >
      {newestFirst.map((item) => (
        <NewsItem
          key={item.id}
          item={item}
          isNew={unread.includes(item.id)}
          level={heading ? 3 : 2}
          text={text}
          language={language}
          onOpen={() => void act('mark-news-read', { ids: [item.id] })}
        />
      ))}
    </CarouselSection>
  );
}
