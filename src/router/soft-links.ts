import { linkOf } from './link-of.ts';

/** The portal address a click leads to; null where the browser should do it by itself. Pure but for reading the event. */
function addressOf(event: MouseEvent, here: Location): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = linkOf(event);
  if (
    !link ||
    !URL.canParse(link.href, here.href) ||
    (link.target !== '' && link.target !== '_self') ||
    link.hasAttribute('download') ||
    link.rel.includes('external')
  )
    return null;
  const { origin, pathname, search, hash } = new URL(link.href, here.href);
  const samePlace = pathname === here.pathname && search === here.search;
  return origin !== here.origin || (samePlace && hash !== '') ? null : pathname + search + hash;
}

/** The address that a button opens by its form, as `OpenFormButton` has one. */
function openedBy({ target }: Event): { readonly href: string } | null {
  const form = target instanceof Element ? target.closest<HTMLButtonElement>('button[type=submit]')?.form : null;
  const action = form?.getAttribute('action');
  if (!form || !action || form.method !== 'get') return null;
  const fields = [...form.querySelectorAll<HTMLInputElement>('input[type=hidden][name]')].map(({ name, value }) => [name, value]);
  return { href: action + (fields.length > 0 ? `?${new URLSearchParams(fields)}` : '') };
}

/** So many links of a menu are fetched ahead. */
const maxAhead = 6;

interface SoftLinkOptions {
  /** Whether an address is a page of the portal (and no file, and not an address of the server). */
  readonly isPage: (address: string) => boolean;
  readonly go: (address: string) => void;
  /** Called when the link is about to be followed. */
  readonly prefetch: (address: string) => void;
}

/** Links of content are plain links; the portal follows those to its own pages without loading a document. */
export function followSoftLinks(document: Document, { isPage, go, prefetch }: SoftLinkOptions): void {
  const here = document.location;
  document.addEventListener('click', (event) => {
    const address = addressOf(event, here);
    if (address === null || !isPage(address)) return;
    event.preventDefault();
    go(address);
  });
  const intend = (event: Event): void => intendTo(linkOf(event) ?? openedBy(event));
  const intendTo = (link: Pick<HTMLAnchorElement, 'href'> | null): void => {
    if (!link || !URL.canParse(link.href, here.href)) return;
    const { origin, pathname, search } = new URL(link.href, here.href);
    if (origin === here.origin && pathname !== here.pathname && isPage(pathname + search)) prefetch(pathname + search);
  };
  const openMenu = ({ target, newState }: ToggleEvent): void => {
    if (newState !== 'open' || !(target instanceof HTMLElement) || !target.hasAttribute('popover')) return;
    for (const link of [...target.querySelectorAll<HTMLAnchorElement>('a[href]')].slice(0, maxAhead)) intendTo(link);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(type, intend, { passive: true });
  // A person who opens a menu is going to follow a link of it. The event does not bubble.
  document.addEventListener('toggle', openMenu, { capture: true, passive: true });
}
