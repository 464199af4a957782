import { Button } from '#ui';
import type { Tenant } from '#schemas/tenant';
import type { Site } from '../tenant/index.ts';
import { cookieWord } from './consent-words.ts';
import styles from './consent.module.css';
import { bannerId } from './element.ts';

interface ConsentBannerProps {
  readonly site: Site;
  readonly analytics: NonNullable<Tenant['analytics']>;
}

/** The question about analytics cookies: in the flow of the page, so that it covers nothing. The document's inline script answers its buttons. */
export function ConsentBanner({ site, analytics: { container, cookiePage } }: ConsentBannerProps) {
  const title = `${bannerId}-title`;
  return (
    <section id={bannerId} className={styles.banner} aria-labelledby={title} tabIndex={-1} data-container={container}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <p id={title} className={styles.title}>
            {cookieWord(site, 'cookies.title')}
          </p>
          <p>
            {cookieWord(site, 'cookies.text')} {cookiePage && <a href={cookiePage}>{cookieWord(site, 'cookies.more')}</a>}
          </p>
        </div>
        <div className={styles.choices}>
          <Button look="secondary" data-consent-choice="analytics">
            {cookieWord(site, 'cookies.accept')}
          </Button>
          <Button look="secondary" data-consent-choice="necessary">
            {cookieWord(site, 'cookies.reject')}
          </Button>
        </div>
        <details className={styles.manage}>
          <summary>{cookieWord(site, 'cookies.manage')}</summary>
          <div className={styles.kinds}>
            <div>
              <p className={styles.kind}>{cookieWord(site, 'cookies.necessary')}</p>
              <p>{cookieWord(site, 'cookies.necessaryHint')}</p>
            </div>
            <div>
              <label className={styles.kind}>
                <input type="checkbox" aria-describedby={`${bannerId}-analytics`} />
                {cookieWord(site, 'cookies.analytics')}
              </label>
              <p id={`${bannerId}-analytics`}>{cookieWord(site, 'cookies.analyticsHint')}</p>
            </div>
            <Button look="secondary" data-consent-choice="">
              {cookieWord(site, 'cookies.save')}
            </Button>
          </div>
        </details>
      </div>
    </section>
  );
}
