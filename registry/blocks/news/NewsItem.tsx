import type { BlockEnvironment } from '#engine';
import { ArrowForward, Heading, StretchedLink, useFormats } from '#ui';
import styles from './news.module.css';
import type { NewsProps, texts } from './news.schema.ts';

interface NewsItemProps extends Pick<BlockEnvironment<typeof texts>, 'text' | 'language'> {
  readonly item: NewsProps['items'][number];
  readonly isNew: boolean;
  readonly level: 2 | 3;
  readonly onOpen: () => void;
}

/** One piece of news; all of it can be pressed, the title is the link. */
export function NewsItem({ item: { date, title, summary, href }, isNew, level, text, language, onOpen }: NewsItemProps) {
  const formats = useFormats(language);
  return (
    <div className={styles.item} data-new={isNew || undefined}>
      <p className={styles.meta}>
        <time dateTime={date}>{formats.date(date, 'UTC')}</time>
        {isNew && <span className={styles.mark}>{text.unread}</span>}
      </p>
      <Heading level={level} className={styles.title}>
        {href ? (
          <StretchedLink href={href} onClick={onOpen}>
            {title}
          </StretchedLink>
        ) : (
          title
        )}
      </Heading>
      {summary && <p className={styles.summary}>{summary}</p>}
      {href && (
        <p className={styles.more} aria-hidden="true">
          <span>{text.more}</span>
          <ArrowForward />
        </p>
      )}
    </div>
  );
}
