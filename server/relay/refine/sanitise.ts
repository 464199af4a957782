import type { Config as PurifyConfig, DOMPurify } from 'dompurify';
import { LRUCache } from 'lru-cache';
import type { Log } from '../../log.ts';
import { assetAddress } from './asset-address.ts';
import { htmlDepth } from './html-depth.ts';
import { checkedLink } from './link-policy.ts';

/** Largest piece of html that is looked at, in characters. */
const largest = 512 * 1024;
/** A DOM takes quadratic time for nesting: 20,000 open tags stop the server for minutes. */
const deepest = 1000;

/** SECURITY 4.4. Text only: no svg, no mathml, no forms; `style` attributes stay, style elements go. */
const rules: PurifyConfig = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'textarea', 'select', 'option', 'template', 'dialog'],
  FORBID_ATTR: ['srcset', 'ping', 'background', 'popovertarget', 'autofocus'],
  ADD_ATTR: ['target'],
  ALLOW_DATA_ATTR: false,
};

export type Sanitise = (html: unknown, tenant: string) => string;

/**
 * Makes html that a tenant wrote safe to show: anything that is not a string, or is endless, becomes empty. Loads a DOM
 * on first use, so await it once; then it is synchronous, and the same text costs nothing the second time.
 */
export async function createSanitiser(log?: Pick<Log, 'warn'>): Promise<Sanitise> {
  const [{ JSDOM }, { default: createPurify }] = await Promise.all([import('jsdom'), import('dompurify')]);
  const { window } = new JSDOM('');
  const purify = createPurify(window);
  const kept = new LRUCache<string, string>({ maxSize: 16 * 1024 * 1024, sizeCalculation: (clean, key) => clean.length + key.length + 64 });
  let tenant = '';
  checkAddresses(purify, () => tenant);

  return (html, ofTenant) => {
    if (typeof html !== 'string' || html === '') return '';
    const key = `${ofTenant} ${html}`;
    const before = kept.get(key);
    if (before !== undefined) return before;
    const why =
      html.length > largest
        ? `it has more than ${largest} characters`
        : htmlDepth(html) > deepest
          ? `it nests more than ${deepest} deep`
          : undefined;
    if (why !== undefined) {
      log?.warn({ tenant: ofTenant, begins: html.slice(0, 80) }, `html is left out because ${why}; make it smaller`);
      return '';
    }
    tenant = ofTenant;
    const fragment = purify.sanitize(html, { ...rules, RETURN_DOM_FRAGMENT: true }) as unknown as DocumentFragment;
    for (const button of fragment.querySelectorAll('button:not(#ButtonPrint, [name="ButtonPrint"])'))
      button.replaceWith(...button.childNodes);
    const holder = window.document.createElement('div');
    holder.append(fragment);
    const clean = holder.innerHTML;
    kept.set(key, clean);
    return clean;
  };
}

function checkAddresses(purify: DOMPurify, tenant: () => string): void {
  purify.addHook('afterSanitizeAttributes', (node) => {
    const href = node.getAttribute('href');
    if (href !== null) node.setAttribute('href', checkedLink(href));
    const source = node.getAttribute('src');
    if (source !== null) node.setAttribute('src', assetAddress(tenant(), source));
    if (node.getAttribute('target') === '_blank') node.setAttribute('rel', 'noopener noreferrer');
    else node.removeAttribute('target');
    if (node.nodeName === 'BUTTON') node.setAttribute('type', 'button');
  });
}
