import type { Issue } from '#schemas/page';
import type { BrowserRouter } from '../router/index.ts';
import { holdsForm, type Portal, shownBy } from '../visit/index.ts';

/** Is given every issue of content; `cause`: the error, where a block threw one. */
export type IssueListener = (issue: Issue, cause?: unknown) => void;

/** What a place is opened anew with. */
interface OpenAnewOptions {
  readonly location: Pick<Location, 'href' | 'reload'>;
  readonly navigator: Pick<Navigator, 'onLine'>;
  readonly fetch: (address: string, init: RequestInit) => Promise<unknown>;
  /** How long the page is hidden at most: while the server is asked, and once more until the new document is there. */
  readonly timeLimit: () => AbortSignal;
  /** Address of the document, as far as the browser knows it: there a new document has been tried. */
  readonly openedAt: string | undefined;
}

const inBrowser = (): OpenAnewOptions => ({
  location,
  navigator,
  fetch: (address, init) => fetch(address, init),
  timeLimit: () => AbortSignal.timeout(5000),
  openedAt: performance.getEntriesByType('navigation')[0]?.name,
});

/** Whether a browser, or Vite, could not load a module or its styles: each has words of its own. */
const isCodeMissing = (error: unknown): boolean => /module|preload/.test(String(error));

const withoutPart = (href: string): string => href.replace(/#.*/, '');

/**
 * Opens the place that is shown as a new document, where the server answers. Meanwhile nothing is seen of the page: who has sent a form would take an
 * error for its end. Without a connection, whatever the browser reports of that, it stays. One place is opened at a time, and only while it is the one shown.
 */
function createOpenAnew({ location, navigator, fetch, timeLimit, openedAt }: OpenAnewOptions) {
  const { dataset } = document.documentElement;
  let attempt: { readonly address: string; readonly left: AbortController } | undefined;
  const here = (): string => withoutPart(location.href);
  const end = (one = attempt): void => {
    if (!one || one !== attempt) return;
    attempt = undefined;
    delete dataset['opensAnew'];
    one.left.abort();
  };
  return {
    /** `isToStay`: asked before, and again when the server has answered. */
    async open(isToStay: () => boolean = () => false): Promise<void> {
      const address = here();
      const isTried = openedAt === undefined || withoutPart(openedAt) === address || attempt?.address === address;
      if (isTried || !navigator.onLine || isToStay()) return;
      end();
      const one = (attempt = { address, left: new AbortController() });
      dataset['opensAnew'] = '';
      try {
        // A place of a person answers a script with a way to the sign-in: that is an answer, too.
        await fetch(address, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.any([one.left.signal, timeLimit()]) });
      } catch {
        return end(one);
      }
      if (here() !== address || isToStay()) return end(one);
      location.reload();
      timeLimit().addEventListener('abort', () => end(one));
    },
    /** Whatever is shown by now: another place than the one that is being opened is not hidden. */
    moved(): void {
      if (attempt && attempt.address !== here()) end();
    },
  };
}

/**
 * ERR-01: where code of the place that is shown is missing, that of its screen or of one of its blocks, another version of the portal may have taken the
 * place of this document's: the place opens as a new document, once. What is only fetched ahead opens nothing, and a form that is drawn, or whose files are
 * not sent, is not left for the sake of a block beside it.
 */
export function openAnewWithoutCode(
  router: BrowserRouter,
  unsent: Pick<Portal['unsent'], 'files'>,
  listeners: Set<IssueListener>,
  opening: OpenAnewOptions = inBrowser(),
): void {
  const { open, moved } = createOpenAnew(opening);
  // The block of a form may be the one that is missing: then nothing was typed in it.
  const isFormOpen = (): boolean =>
    unsent.files.length > 0 || (holdsForm(shownBy(router)?.visit) && document.querySelector('[data-awaits-script]') !== null);
  let known = router.state.errors;
  router.subscribe(({ errors }) => {
    moved();
    // The state of a router changes many times while a screen has failed once.
    if (errors === known) return;
    known = errors;
    if (Object.values(errors ?? {}).some(isCodeMissing)) void open();
  });
  listeners.add(({ code }, cause) => {
    if (cause !== undefined && code === 'block-not-loaded') void open(isFormOpen);
  });
}
