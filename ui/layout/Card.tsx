import { StretchedLink } from '../controls/StretchedLink.tsx';
import { Heading, type Level } from '../text/Heading.tsx';
import { ArrowForward } from '../pictures/ArrowForward.tsx';
import { Picture, type PictureSource } from '../pictures/Picture.tsx';
import styles from './card.module.css';

interface CardProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly image?: PictureSource | undefined;
  readonly href?: string | undefined;
  /** Words of the link, where the title alone does not describe it. */
  readonly linkLabel?: string | undefined;
  readonly level?: Level;
}

/** A title, some words and at most one way onward; the whole card can be pressed, the title is the link. */
export function Card({ title, text, image, href, linkLabel, level = 3 }: CardProps) {
  return (
    <div className={styles.card} data-link={href ? true : undefined}>
      {image && <Picture source={image} />}
      <div className={styles.body}>
        <Heading level={level} className={styles.title}>
          {href ? <StretchedLink href={href}>{title}</StretchedLink> : title}
        </Heading>
        {text && <p className={styles.text}>{text}</p>}
        {href && (
          <p className={styles.more} aria-hidden="true">
            {linkLabel && <span>{linkLabel}</span>}
            <ArrowForward />
          </p>
        )}
      </div>
    </div>
  );
}
