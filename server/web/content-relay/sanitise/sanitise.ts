import { createRequire } from 'node:module';
import type dompurify from 'dompurify';
import type { DOMPurify } from 'dompurify';
import type jsdom from 'jsdom';
import { LRUCache } from 'lru-cache';
import { harmlessStyle } from '#schemas/shared/harmless-style';
import { formHtmlRules, htmlRules, isReservedId, maxHtmlLength } from '#schemas/shared/html-rules';
import { assetAddress, unversioned, type TenantAssets } from './asset-address.ts';
import { excessOf } from './html-limits.ts';
import { checkedLink } from './link-policy.ts';
import { UnsafeText } from './unsafe-text.ts';

const limits = { depth: 1000, elements: 25_000, steps: 1_000_000 };

/** `inForm`: by the rules for html of a form definition. */
export type Sanitise = (html: unknown, assets: TenantAssets, inForm?: boolean) => string;

/**
 * Makes html that a tenant wrote safe to show; what is not a string becomes empty. Throws UnsafeText for html that cannot be made safe.
 * Loads a DOM on first use (half a second); the same text costs nothing the second time.
 */
export function createSanitiser(): Sanitise {
  let dom: ReturnType<typeof openDom> | undefined;
  const cache = new LRUCache<string, string>({
    maxSize: 16 * 1024 * 1024,
    sizeCalculation: (clean, key) => clean.length + key.length + 64,
  });

  return (html, assets, inForm = false) => {
    if (typeof html !== 'string' || html === '') return '';
    const key = `${assets.key} ${inForm} ${html}`;
    const before = cache.get(key);
    if (before !== undefined) return before;
    if (html.length > maxHtmlLength) throw new UnsafeText(`This html has more than ${maxHtmlLength} characters: make it shorter.`);
    const excess = excessOf(html, limits);
    if (excess === 'nesting')
      throw new UnsafeText(`This html nests more than ${limits.depth} elements deep, or very many: close its tags.`);
    if (excess) throw new UnsafeText(`This html has more than ${limits.elements} elements: make it shorter, and close its tags.`);
    dom ??= openDom();
    dom.assets = assets;
    const fragment = dom.purify.sanitize(html, {
      ...(inForm ? formHtmlRules : htmlRules),
      RETURN_DOM_FRAGMENT: true,
    }) as unknown as DocumentFragment | null;
    if (!fragment) throw new UnsafeText('This html is a set of frames instead of text: take <frameset> out.');
    for (const button of fragment.querySelectorAll('button:not(#ButtonPrint, [name="ButtonPrint"])'))
      button.replaceWith(...button.childNodes);
    const holder = dom.window.document.createElement('div');
    holder.append(fragment);
    const clean = holder.innerHTML;
    cache.set(key, clean);
    return clean;
  };
}

const load = createRequire(import.meta.url);

function openDom() {
  const { JSDOM } = load('jsdom') as typeof jsdom;
  const createPurify = load('dompurify') as typeof dompurify;
  const { window } = new JSDOM('');
  const purify = createPurify(window);
  const dom = { window, purify, assets: unversioned('') };
  checkAddresses(purify, () => dom.assets);
  return dom;
}

function checkAddresses(purify: DOMPurify, assets: () => TenantAssets): void {
  purify.addHook('afterSanitizeAttributes', (node) => {
    const href = node.getAttribute('href');
    if (href !== null) node.setAttribute('href', checkedLink(href));
    const source = node.getAttribute('src');
    if (source !== null) node.setAttribute('src', assetAddress(assets(), source));
    if (node.getAttribute('target') === '_blank') node.setAttribute('rel', 'noopener noreferrer');
    else node.removeAttribute('target');
    const style = node.getAttribute('style');
    if (style !== null) {
      const harmless = harmlessStyle(style);
      if (harmless) node.setAttribute('style', harmless);
      else node.removeAttribute('style');
    }
    if (isReservedId(node.id)) node.removeAttribute('id');
    if (node.nodeName === 'BUTTON') node.setAttribute('type', 'button');
  });
}
