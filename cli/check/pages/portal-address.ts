import { ownPages } from '#schemas/tenant';

/** What an address in content leads to. */
export type Address =
  | { readonly kind: 'outside'; readonly insecure: boolean }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unknown' }
  /** A screen of the portal without content of the tenant. */
  | { readonly kind: 'route' }
  /** A content item; slug '' is the page that has the link. */
  | {
      readonly kind: 'item';
      readonly folder: string;
      readonly slug: string;
      readonly anchor: string;
      /** What the portal does without it: nothing, or its own screen. */
      readonly without: 'nothing' | 'drawn';
    };

/** Drawn without content of their own: `src/routes/index.tsx`. */
const drawn =
  /^\/(listing\/(list|details)|profile|claim-confirmation|dynamic-content|registrationDetails(\/[^/]+)?|error(\/.*)?|404(\/.*)?)$/;

/** Sorts an address of content. Pure. */
export function readAddress(href: string): Address {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href.trim())?.[1]?.toLowerCase();
  if (scheme)
    return ['https', 'http', 'mailto', 'tel'].includes(scheme) ? { kind: 'outside', insecure: scheme === 'http' } : { kind: 'refused' };
  if (href.startsWith('//') || /[\\\u0000-\u001f]/.test(href)) return { kind: 'refused' };
  if (href.startsWith('#')) return { kind: 'item', folder: 'public-page', slug: '', anchor: href.slice(1), without: 'nothing' };
  if (!href.startsWith('/')) return { kind: 'unknown' };
  const { pathname, hash } = new URL(href, 'https://portal.example');
  const anchor = decodeURIComponent(hash.slice(1));
  const parts = pathname
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part.split(';')[0] ?? ''));
  const [first = '', slug = '', ...rest] = parts;
  const item = (folder: string, name: string, without: 'nothing' | 'drawn' = 'nothing'): Address => ({
    kind: 'item',
    folder,
    slug: name,
    anchor,
    without,
  });
  if (first === '') return item('public-page', 'registration');
  if (drawn.test(pathname) || pathname.startsWith('/api/assets/')) return { kind: 'route' };
  if (rest.length > 0) return { kind: 'unknown' };
  switch (first.toLowerCase()) {
    case 'page':
      return item('public-page', slug || 'our_case');
    case 'securedpage':
      return item('secured-page', slug || 'our_case', Object.hasOwn(ownPages, slug) ? 'drawn' : 'nothing');
    case 'form':
    case 'form-fill':
      // Without a name, and as my-claim, it leads to the hub (FRM-02, APP-09).
      return slug === '' || slug === 'my-claim' ? { kind: 'route' } : item('submission-form', slug);
    case 'home':
      return item('secured-page', 'home', 'drawn');
    default:
      return { kind: 'unknown' };
  }
}
