/** Cookie consent and the tag manager (APP-02). What the document brings is drawn by the server; the rest is loaded where there is a banner. */
export { drawConsent } from './draw-consent.tsx';
export { inlineConsent } from './consent-choice.ts';
export { consentBanner } from './element.ts';
/** What runs in a browser whose document has the banner. */
export const loadConsent = () => import('./browser/watch-consent.ts');
