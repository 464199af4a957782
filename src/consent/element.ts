/** Id of the banner, which the document's inline script finds it by. */
export const bannerId = 'cookie-consent';

/** The banner of a document whose tenant has analytics; it is there, though not shown, once a choice was made. */
export const consentBanner = (document: Document): HTMLElement | null => document.querySelector<HTMLElement>(`body > #${bannerId}`);
