import { linkOf } from './link-of.ts';

/** A link by its address, and which of the links to that address it is: a screen that is drawn again has other elements. */
type Followed = readonly [href: string, index: number];

let clicked: Followed | undefined;
let returnedTo: Followed | undefined;
/** The link by which each place of the history was left, by its key. */
const leftBy = new Map<string, Followed | undefined>();

const linksTo = (href: string): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`)];

/** Notes the link that a click is on: it may open another place. */
export function noteClick(event: Event): void {
  const link = linkOf(event);
  const href = link?.getAttribute('href');
  clicked = link && href ? [href, linksTo(href).indexOf(link)] : undefined;
}

/** Notes that one place of the history took the place of another: by the link that was clicked, or by Back and Forward. */
export function noteMove(from: string, to: string, isByHistory: boolean): void {
  if (!isByHistory) leftBy.set(from, clicked);
  returnedTo = isByHistory ? leftBy.get(to) : undefined;
  clicked = undefined;
}

/** Focuses the link by which the place was left to which Back has led, and answers whether it could; undefined where Back has led to none. */
export function focusFollowed(): boolean | undefined {
  if (!returnedTo) return undefined;
  const link = linksTo(returnedTo[0])[returnedTo[1]];
  link?.focus({ preventScroll: true });
  return link !== undefined && document.activeElement === link;
}
