import { createLoader, type Suggest } from '#engine';
import * as registry from '#registry';
import { loadSanitiserForPolicy } from '#ui/trusted-types';
import type { Issue } from '#schemas/page';
import { loadActions } from '../actions/index.ts';
import { createLateSession, isEditor, signedInAs, type SessionState } from '../auth/index.ts';
import { createContentMemory, createStoredContent, createQuestions, draftsAsked } from '../content/index.ts';
import { ContentError } from '../failure/index.ts';
import { createPortalApi } from '../api/index.ts';
import { createUnsent } from '../forms/index.ts';
import type { TravellingState } from '../html-document/index.ts';
import { loadHydratedParts } from '../frame/index.ts';
import { holdsForm, type Portal, shownBy } from '../visit/index.ts';
import { opensAsDocument, type BrowserRouter } from '../router/index.ts';
import type { Prefetch } from './prefetch-pages.ts';

export interface BrowserPortal {
  readonly portal: Portal;
  /** Once, as soon as there is a router. */
  connect(router: BrowserRouter): void;
  /** Before hydration: what the document knows of its person becomes known here, and what its preview is drawn with. */
  prepare(): Promise<void>;
  /** Brings the code of the session, which is watched from then on. Rejects where it cannot be had. */
  watch(): Promise<unknown>;
  /** After hydration: from now on the portal knows the visitor, the device and the time. Answers what keeps the shown page informed of them. */
  onHydrated(): Promise<(router: BrowserRouter) => void>;
  /** Demo mode: calls back with every issue of content, those of before included. */
  onIssue(listener: (issue: Issue) => void): void;
}

/** The portal of one open document. */
export function createBrowserPortal(state: TravellingState): BrowserPortal {
  const { tenant, language, mode, demo, person, arrived } = state;
  const memory = createContentMemory({ given: state.content, revision: state.revision, kept: createStoredContent(window, tenant) });
  const given: SessionState = person ? signedInAs(person) : { state: 'pending' };
  const session = createLateSession(
    async () =>
      (await import('./session-end/index.ts')).createWatchedSession({ portal, router: () => router, onLeave: () => (left = true), person }),
    given,
  );
  let suggest: Suggest | undefined;
  let explain: Portal['explain'];
  const blocks = createLoader(registry, (name, known) => suggest?.(name, known));
  const listeners = new Set<(issue: Issue, cause?: unknown) => void>();
  const earlierIssues: Issue[] = [];
  let router: BrowserRouter | undefined;
  let known: Portal['known'] | undefined;
  let prefetch: Prefetch | undefined;
  let hydrated = false;
  let awake = false;
  let left = false;
  const draftsShown = (): boolean => isEditor(session.current()) && draftsAsked();
  let lastShown = state.address;
  const headers = async () => ({ ...(await session.headers()), ...(draftsShown() ? { 'X-Unpublished': '1' } : {}) });
  const portal: Portal = {
    language,
    get explain() {
      return explain;
    },
    demo,
    session,
    api: createPortalApi({
      fetch: (input, init) => fetch(input, init),
      session,
      path: () => location.pathname,
      onWrite: () => prefetch?.clear(),
    }),
    blocks,
    unsent: createUnsent(),
    questions: createQuestions({ tenant, fetch: (input, init) => fetch(input, init), headers }, memory, blocks.types),
    addressOf: (asked) => (hydrated ? asked : new URL(state.address, asked)),
    known: (place) => known?.(place) ?? {},
    arrived: (place) => (hydrated ? prefetch?.of(place) : arrived),
    onDevice: true,
    awake: () => hydrated,
    // One answer for a page brings published content.
    bring: async (place) => (hydrated && !draftsShown() ? prefetch?.bring(place) : undefined),
    async ready() {
      if (hydrated) await Promise.all([loadSanitiserForPolicy(), loadActions()]).catch(() => Promise.reject(new ContentError(0)));
    },
    clock: () => (hydrated ? Date.now() : state.now),
    navigationState() {
      const { navigation, location: here } = router?.state ?? {};
      return (navigation?.location ?? here ?? { state: (history.state as { usr?: unknown } | null)?.usr }).state as unknown;
    },
    offline: () => !navigator.onLine,
    openForm(place) {
      const { pathname, search } = router?.state.location ?? {};
      const shown = router && pathname === place.pathname && search === place.search ? shownBy(router) : undefined;
      return holdsForm(shown?.visit) ? shown : undefined;
    },
    lastShown: () => lastShown,
    draftsShown: () => awake && draftsShown(),
    browser: {
      here: () => new URL(location.href),
      async go(to, replace, placeState) {
        if (!router) return;
        if (!replace && opensAsDocument(to, router)) location.assign(to);
        else await router.navigate(to, { replace, state: placeState });
      },
      async goWithBack(to, back) {
        history.replaceState({ ...history.state, usr: null, key: crypto.randomUUID() }, '', back);
        await router?.navigate(to);
      },
      forgetAhead: () => prefetch?.clear(),
      async refresh() {
        memory.clear();
        prefetch?.clear();
        await router?.revalidate();
      },
      reload: () => location.reload(),
      leave: (to, replace) => (replace ? location.replace(to) : location.assign(to)),
    },
    report(issue, cause) {
      if (state.demo) earlierIssues.push(issue);
      for (const listener of listeners) listener(issue, cause);
      if (cause !== undefined) console.error(`${issue.page}${issue.pointer}: ${issue.message}`, cause);
    },
  };
  return {
    portal,
    connect(to) {
      router = to;
      hydrated = true;
      to.subscribe(({ location }) => {
        if (!shownBy(to)?.failure) lastShown = location.pathname + location.search;
      });
    },
    watch: session.watch,
    async prepare() {
      if (mode === 'preview') {
        const { explainIssue, nearest } = await import('./demo/explain-issues.ts');
        [suggest, explain] = [nearest, explainIssue];
      }
      if (!person) return;
      const { sessionFacts } = await import('./before-hydration.ts');
      known = (place) => sessionFacts(given, place);
    },
    async onHydrated() {
      // Beside it, and whether it can be had or not: the end of a session leaves nothing of its person on the screen (SES-01).
      const watching = session.watch();
      watching.catch(() => undefined);
      const { createPrefetch, factsOfBrowser, keepFresh, openPlaces, prepareAhead } = await import('./after-hydration.ts');
      await loadHydratedParts();
      // Before any link is followed: the first one too is opened with one answer.
      prefetch = createPrefetch({ session, memory, isLeft: () => left });
      if (router) openPlaces(router, portal, listeners);
      await watching;
      known = (place) => factsOfBrowser(session.current(), place);
      awake = true;
      prepareAhead();
      return (shownIn) => keepFresh(portal, shownIn);
    },
    onIssue(listener) {
      listeners.add(listener);
      earlierIssues.forEach(listener);
    },
  };
}
