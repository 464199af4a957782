import createDomPurify, { type DOMPurify } from 'dompurify';
import { harmlessStyle } from '#schemas/shared/harmless-style';
import { formHtmlRules, htmlRules, isReservedId, maxHtmlLength } from '#schemas/shared/html-rules';

/** One for each document: a second one could not have the policy `dompurify`, and would return empty texts. */
let made: DOMPurify | undefined;

function purify(): DOMPurify {
  if (made) return made;
  if (typeof window === 'undefined') throw new Error('This html is made harmless in a browser, where it is drawn.');
  made = createDomPurify(window);
  made.addHook('uponSanitizeAttribute', (_, attribute) => {
    if (attribute.attrName === 'id' && isReservedId(attribute.attrValue)) attribute.keepAttr = false;
    if (attribute.attrName !== 'style') return;
    attribute.attrValue = harmlessStyle(attribute.attrValue);
    attribute.keepAttr = attribute.attrValue !== '';
  });
  return made;
}

/** SEC-22: the rules of the server's sanitiser, once more in the browser. */
export const sanitise = (html: string): string => purify().sanitize(html, { ...htmlRules, RETURN_TRUSTED_TYPE: false });

/** SEC-23: html of a form definition, and answers piped into it, as harmless html. Throws on the server. */
export const sanitiseInForm = (html: string): string =>
  purify().sanitize(html.slice(0, maxHtmlLength), { ...formHtmlRules, RETURN_TRUSTED_TYPE: false });
