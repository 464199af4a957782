/** What an address in content leads to. */
export type Address =
  | { readonly kind: 'outside'; readonly insecure: boolean }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unknown' }
  /** A screen of the portal that no content stands behind. */
  | { readonly kind: 'route' }
  /** A content item; slug '' is the page the link stands on. */
  | { readonly kind: 'item'; readonly folder: string; readonly slug: string; readonly anchor: string; readonly mayBeBuiltIn: boolean };

const routes =
  /^\/(home|profile|contact|claim-confirmation|dynamic-content|listing\/(list|details)|accounts\/list|error(\/.*)?|404(\/.*)?)$/;
/** Signed-in screens that the portal draws itself where the tenant has no page of the name. */
const builtIn = new Set([
  'my-claim',
  'my-claim-detail',
  'esign-list',
  'my-profile',
  'communications-preferences',
  'appointment-booking',
  'home',
]);

/** Sorts an address of content. Pure. */
export function readAddress(href: string): Address {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href.trim())?.[1]?.toLowerCase();
  if (scheme)
    return ['https', 'http', 'mailto', 'tel'].includes(scheme) ? { kind: 'outside', insecure: scheme === 'http' } : { kind: 'refused' };
  if (href.startsWith('//') || /[\\\u0000-\u001f]/.test(href)) return { kind: 'refused' };
  if (href.startsWith('#')) return { kind: 'item', folder: 'public-page', slug: '', anchor: href.slice(1), mayBeBuiltIn: false };
  if (!href.startsWith('/')) return { kind: 'unknown' };
  const { pathname, hash } = new URL(href, 'https://portal.example');
  const anchor = decodeURIComponent(hash.slice(1));
  const parts = pathname
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part.split(';')[0] ?? ''));
  const [first = '', slug = '', ...rest] = parts;
  const item = (folder: string, name: string, mayBeBuiltIn = false): Address => ({
    kind: 'item',
    folder,
    slug: name,
    anchor,
    mayBeBuiltIn,
  });
  if (first === '') return item('public-page', 'registration');
  if (routes.test(pathname) || pathname.startsWith('/api/assets/')) return { kind: 'route' };
  if (rest.length > 0) return { kind: 'unknown' };
  switch (first.toLowerCase()) {
    case 'page':
      return item('public-page', slug || 'our_case');
    case 'securedpage':
      return item('secured-page', slug || 'our_case', builtIn.has(slug));
    case 'form':
      return slug === '' ? { kind: 'unknown' } : item('submission-form', slug, slug === 'my-claim');
    case 'registrationdetails':
      return item('submission-form', slug || 'registration-form-details');
    default:
      return { kind: 'unknown' };
  }
}
