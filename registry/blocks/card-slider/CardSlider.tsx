import { numberFormat } from '#locale/dates-and-numbers/intl';
import type { BlockEnvironment } from '#engine';
import { filled } from '#locale/messages/filled';
import { Card, CarouselSection, useScroller, useLocale } from '#ui';
import styles from './card-slider.module.css';
import type { CardSliderProps, texts } from './card-slider.schema.ts';

/** Cards in a row, four in view on a wide window, one on a phone (BLK-04). */
export function CardSlider({ id, heading, intro, cards, text, language }: CardSliderProps & BlockEnvironment<typeof texts>) {
  const scroller = useScroller();
  const { reach } = scroller;
  const number = numberFormat(useLocale(language));
  const { first, last } = reach;
  const shown = first === last ? number.format(first) : number.formatRange(first, last);
  const position = reach.scrolls ? filled(text.position, { shown, total: number.format(cards.length) }) : '';
  return (
    <CarouselSection
      id={id}
      heading={heading}
      intro={intro}
      tone="band"
      scroller={scroller}
      label={text.cards}
      text={text}
      perView={styles.perView}
      position={position}
    >
      {cards.map(({ title, text: words, image, alt = '', link }, index) => (
        <Card
          key={index}
          title={title}
          text={words}
          image={image ? { src: image, alt } : undefined}
          href={link?.href}
          linkLabel={link?.label}
          level={heading ? 3 : 2}
        />
      ))}
    </CarouselSection>
  );
}
