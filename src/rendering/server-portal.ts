import { createLoader, nearest, type Loader } from '#engine';
import { explainIssue } from '#engine/react';
import * as registry from '#registry';
import type { RenderContext } from '#schemas/api';
import type { Issue } from '#schemas/page';
import type { PortalApi } from '../api/index.ts';
import { pendingSession, personSession, viewOf } from '../auth/index.ts';
import { createContentMemory, createQuestions } from '../content/index.ts';
import type { Arrived } from '../data/index.ts';
import { sessionFacts } from '../facts/index.ts';
import { createUnsent } from '../forms/index.ts';
import type { Portal } from '../visit/index.ts';

/** Code without data of a person: shared by all requests. */
export const blocks: Loader = createLoader(registry, nearest);

const nowhere = (): never => {
  throw new Error('The server does not leave the page it draws.');
};

/** The portal of one drawing on the server, and the content it asked for. */
export function createServerPortal(
  { tenant, fetch, now, language, mode, demo, kept, person, linkToken }: RenderContext,
  { api, arrived, report }: { readonly api: PortalApi; readonly arrived: Arrived | undefined; readonly report: (issue: Issue) => void },
) {
  const memory = createContentMemory({ keepFailures: true, kept, newest: kept?.newest });
  const session = person ? personSession(viewOf(person)) : pendingSession;
  const portal: Portal = {
    language,
    questions: createQuestions({ tenant, fetch }, memory, blocks.types),
    blocks,
    session,
    api,
    unsent: createUnsent(),
    browser: { here: nowhere, go: nowhere, goWithBack: nowhere, forgetAhead: nowhere, refresh: nowhere, reload: nowhere, leave: nowhere },
    addressOf: (url) => url,
    linkToken,
    known: (place) => sessionFacts(session.current(), place),
    arrived: () => arrived,
    onDevice: false,
    awake: () => false,
    bring: () => Promise.resolve(),
    ready: () => Promise.resolve(),
    clock: () => now,
    navigationState: () => null,
    offline: () => false,
    openForm: () => undefined,
    lastShown: () => '/',
    draftsShown: () => false,
    explain: mode === 'preview' ? explainIssue : undefined,
    demo,
    report,
  };
  return { portal, memory };
}
