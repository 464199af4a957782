import { carryChoice, type ActingPerson } from '../acting/index.ts';
import { opensAsDocument } from './opens-as-document.ts';
import { matchRoutes, type BrowserRouter } from './router.ts';
import { followSoftLinks } from './soft-links.ts';

/** The same target is fetched ahead once in so many milliseconds. */
const again = 10_000;

/** Links to pages of the portal become soft navigations; the target of a link with the focus or pointer is fetched ahead, blocks included. `acting`: for whom the screen acts that is shown. */
export function followLinks(document: Document, router: BrowserRouter, acting: () => ActingPerson | undefined): void {
  const fetched = new Map<string, number>();
  const pageAt = (address: string) => matchRoutes(router.routes, new URL(address, location.href).pathname)?.at(-1);
  /** Staff go on acting for the account they chose. */
  const carried = (address: string): string => carryChoice(address, acting());
  followSoftLinks(document, {
    isPage: (address) => pageAt(address)?.route.path !== '*',
    go(to) {
      const address = carried(to);
      if (opensAsDocument(address, router)) location.assign(address);
      else void router.navigate(address);
    },
    prefetch(to) {
      const address = carried(to);
      const match = pageAt(address);
      if (
        !match ||
        opensAsDocument(address, router) ||
        typeof match.route.loader !== 'function' ||
        Date.now() - (fetched.get(address) ?? 0) < again
      )
        return;
      fetched.set(address, Date.now());
      const request = new Request(new URL(address, location.href));
      Promise.resolve(match.route.loader({ request, params: match.params } as never)).catch(() => fetched.delete(address));
    },
  });
}
