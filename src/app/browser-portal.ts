import { createLoader } from '#engine';
import * as registry from '#registry';
import { createSession } from '../auth/session.ts';
import { createContentClient } from '../content/content-client.ts';
import { createContentMemory } from '../content/content-memory.ts';
import { draftsShown } from '../content/drafts.ts';
import { createQuestions } from '../content/questions.ts';
import type { TravellingState } from './document/state.ts';
import type { Portal } from './portal.ts';
import type { createBrowserRouter } from './router.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** The portal of one open document. `attach` it to its router; `wake` it once the page is hydrated. */
export function createBrowserPortal(state: TravellingState): { readonly portal: Portal; attach(router: Router): void; wake(): Promise<void> } {
  const { tenant, language, mode, demo } = state;
  const memory = createContentMemory(state.content, state.revision);
  const session = createSession();
  let router: Router | undefined;
  let awake = false;
  const headers = (): Readonly<Record<string, string>> => {
    const current = session.current();
    return {
      ...(current.state === 'signed-in' ? { Authorization: `Bearer ${current.idToken}` } : {}),
      ...(draftsShown() ? { 'X-Unpublished': '1' } : {}),
    };
  };
  const portal: Portal = {
    tenant,
    language,
    mode,
    demo,
    memory,
    session,
    questions: createQuestions(createContentClient({ tenant, fetch: (input, init) => fetch(input, init), headers }), memory),
    blocks: createLoader(registry),
    clock: () => (awake ? Date.now() : state.now),
    draftsShown: () => awake && draftsShown(),
    browser: {
      go: (to, replace) => void router?.navigate(to, { replace }),
      async refresh() {
        memory.clear();
        await router?.revalidate();
      },
      reload: () => location.reload(),
    },
    report: (issue, cause) => console.warn(`[${issue.page}${issue.pointer}] ${issue.message}`, ...(cause === undefined ? [] : [cause])),
  };
  return {
    portal,
    attach(to) {
      router = to;
    },
    async wake() {
      await session.resolve();
      awake = true;
    },
  };
}
