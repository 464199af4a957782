import { renderToStaticMarkup } from 'react-dom/server';
import type { Site } from '../tenant/index.ts';
import { ConsentBanner } from './ConsentBanner.tsx';
import { ConsentSettings } from './ConsentSettings.tsx';
import { inlineConsent } from './consent-choice.ts';

/** What a document has beside the page: first in its body, last in it, and the script of both. Their code is in `module`. */
export interface DrawnConsent {
  readonly banner: string;
  readonly settings: string;
  readonly script: string;
  readonly module: string;
}

/** APP-02: undefined where the tenant has no analytics. Pure. */
export function drawConsent(site: Site): DrawnConsent | undefined {
  const { analytics } = site.tenant;
  return (
    analytics && {
      banner: renderToStaticMarkup(<ConsentBanner site={site} analytics={analytics} />),
      settings: renderToStaticMarkup(<ConsentSettings site={site} />),
      script: inlineConsent,
      module: 'src/consent/browser/watch-consent.ts',
    }
  );
}
