import { consentBanner, loadConsent } from '../consent/index.ts';
import type { BrowserRouter } from '../router/index.ts';
import type { Portal } from '../visit/index.ts';
import { keepFactsFresh } from './keep-facts-fresh.ts';

type Fresh = Pick<Portal, 'known' | 'session' | 'draftsShown' | 'browser'>;

/** From now on the page being shown learns what only a browser knows, and what was chosen about cookies counts, where the document asks (APP-02). */
export function keepFresh(portal: Fresh, router: BrowserRouter): void {
  keepFactsFresh(portal, router);
  const banner = consentBanner(document);
  // Where its code cannot be loaded, nothing is measured.
  if (banner)
    void loadConsent().then(
      ({ watchConsent }) => watchConsent(banner, portal, router),
      () => undefined,
    );
}
