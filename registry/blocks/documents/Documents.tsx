import type { BlockEnvironment } from '#engine';
import { storedFile } from '#schemas/shared/stored-file';
import { CarouselSection, Heading, StretchedLink, useFormats, useScroller, useLocale } from '#ui';
import { sizeInWords } from './size-in-words.ts';
import styles from './documents.module.css';
import type { DocumentsProps, texts } from './documents.schema.ts';

/** Documents to download in a row: eight in view on a wide window, two on a phone; the buttons move it by half of them (BLK-03). */
export function Documents({ id, heading, intro, documents, text, language }: DocumentsProps & BlockEnvironment<typeof texts>) {
  const formats = useFormats(language);
  const locale = useLocale(language);
  const scroller = useScroller(0.5);
  return (
    <CarouselSection
      id={id}
      heading={heading}
      intro={intro}
      scroller={scroller}
      label={text.documents}
      text={text}
      perView={styles.perView}
    >
      {documents.map(({ title, file, date }, index) => {
        const { kind, size, own } = storedFile(file);
        const facts = [size === undefined ? '' : sizeInWords(size, text, locale), formats.date(date, 'UTC')].filter(Boolean);
        return (
          <div key={index} className={styles.document}>
            <span className={styles.sheet}>
              <bdi>{kind}</bdi>
            </span>
            <Heading level={heading ? 3 : 2} className={styles.title}>
              <StretchedLink href={file} download={own || undefined}>
                {title}
              </StretchedLink>
            </Heading>
            {facts.map((fact) => (
              <p key={fact} className={styles.fact}>
                <bdi>{fact}</bdi>
              </p>
            ))}
            <p className={styles.way} aria-hidden="true">
              {own ? text.download : text.open}
            </p>
          </div>
        );
      })}
    </CarouselSection>
  );
}
