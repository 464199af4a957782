import type { NeedName, RenderContext } from '#schemas/api';
import type { Issue } from '#schemas/page';
import { withFallback } from '#schemas/shared/timeouts';
import { createPortalApi, recordCalls } from '../api/index.ts';
import { pendingSession } from '../auth/index.ts';
import type { ContentMemory } from '../content/index.ts';
import { type Arrived, defaultDataTimeout, isKnownWithoutSession, packFacts, travelling } from '../data/index.ts';
import { createStaticHandler } from '../router/index.ts';
import { createRoutes } from '../routes/index.tsx';
import { loadBlockCode, needsOf, type ShownPage, type Visit } from '../visit/index.ts';
import { createServerPortal } from './server-portal.ts';

/** Data may show blocks that need other data, and so on. */
const maxRounds = 3;

/**
 * Opens the place of a request as a browser would, again and again until all its data is there or time is up: each round knows what the one
 * before it learned, so the last one is what a browser draws first. A Response leads elsewhere.
 */
export async function openPlace(request: Request, context: RenderContext) {
  const issues: Issue[] = [];
  const { person, linkToken, fetch, dataTimeout = defaultDataTimeout } = context;
  const isPersonal = person !== undefined || linkToken !== undefined;
  const calls = recordCalls(createPortalApi({ fetch, session: pendingSession, path: () => new URL(request.url).pathname, retries: 0 }));
  const asked = new Set<NeedName>();
  const ends = Date.now() + dataTimeout;
  let before: ContentMemory | undefined;
  let arrived: Arrived | undefined = isPersonal ? { data: {}, facts: {}, answers: {} } : undefined;
  for (let round = 0; ; round += 1) {
    issues.length = 0;
    const { portal, memory } = createServerPortal(context, { api: calls.api, arrived, report: (issue) => void issues.push(issue) });
    // What is drawn for anyone is made again in the browser, of the content that the round before asked for. It asks itself for what could not be had.
    if (before && !isPersonal) memory.add(valuesIn(before), before.revision);
    before = memory;
    const handler = createStaticHandler(createRoutes(portal));
    const found = await handler.query(request);
    if (found instanceof Response) return found;
    const [crash] = Object.values(found.errors ?? {});
    if (crash !== undefined) throw crash;
    const shown = Object.values(found.loaderData).at(-1) as ShownPage;
    const { visit } = shown;
    const wanted = visit ? needsOf(shown, person !== undefined).filter((need) => person || isKnownWithoutSession(need, visit)) : [];
    const fresh = wanted.filter((need) => !asked.has(need));
    if (!visit || fresh.length === 0 || round === maxRounds || (isPersonal && Date.now() >= ends)) {
      await loadBlockCode(shown);
      // A link that did not open the form brings nothing.
      const isRefused = linkToken !== undefined && visit?.acting.link === undefined;
      const travels = arrived && !isRefused ? { ...travelling(arrived), answers: calls.answers() } : undefined;
      return { shown, portal, memory, handler, found, issues, arrived: travels };
    }
    for (const need of fresh) asked.add(need);
    const started = visit.data.start(fresh);
    // What anyone is shown is content, which every document waits for.
    await (isPersonal ? withFallback(started, ends - Date.now(), () => undefined) : started);
    arrived = whatArrived(visit, arrived);
  }
}

const valuesIn = (memory: ContentMemory): ReturnType<ContentMemory['all']> =>
  Object.fromEntries(Object.entries(memory.all()).filter(([, answer]) => 'value' in answer));

/** What came in time; nothing of this visit changes any more. */
function whatArrived({ data, learned }: Visit, before: Arrived | undefined): Arrived {
  data.close();
  return { data: { ...before?.data, ...data.arrived() }, facts: packFacts(learned()), answers: {} };
}
