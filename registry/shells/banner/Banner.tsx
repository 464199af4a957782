import type { BlockEnvironment } from '#engine';
import { LinkButton, Picture } from '#ui';
import styles from './banner.module.css';
import type { BannerProps, texts } from './banner.schema.ts';

/** The opening of a page, or one line of news (PAGE-06). The page keeps the only h1, so the sentence here is not a heading. */
export function Banner({
  id,
  look = 'hero',
  heading,
  intro,
  image,
  imageAlt = '',
  action: visitorAction,
  signedInAction = visitorAction,
  secondaryAction,
  data,
}: BannerProps & BlockEnvironment<typeof texts, 'session'>) {
  const action = data.session.state === 'ready' ? signedInAction : visitorAction;
  return (
    <section id={id} className={styles.banner} data-look={look} aria-labelledby={`${id}-heading`}>
      <div className={styles.inner} data-pictured={image && look === 'hero' ? true : undefined}>
        <div className={styles.words}>
          <p className={styles.heading} id={`${id}-heading`}>
            {heading}
          </p>
          {intro && <p className={styles.intro}>{intro}</p>}
          {(action || secondaryAction) && (
            <p className={styles.actions}>
              {action && <LinkButton href={action.href}>{action.label}</LinkButton>}
              {secondaryAction && (
                <LinkButton href={secondaryAction.href} look="secondary">
                  {secondaryAction.label}
                </LinkButton>
              )}
            </p>
          )}
        </div>
        {image && look === 'hero' && <Picture source={{ src: image, alt: imageAlt }} eager className={styles.picture} />}
      </div>
    </section>
  );
}
