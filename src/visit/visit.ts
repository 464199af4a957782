import { preparePage, type Loader, type PageHost, type PreparedPage } from '#engine';
import { actingApi, actingFor, carryChoice, type ActingPerson } from '../acting/index.ts';
import type { CheckedPage, Questions } from '../content/index.ts';
import { type PortalApi, replayCalls } from '../api/index.ts';
import { createPageData, type PageData, sources, unpackFacts } from '../data/index.ts';
import { loadSite, type Site } from '../tenant/index.ts';
import { type Browser, createAct } from '../actions/index.ts';
import { createFacts, type Facts, openingFacts } from '../facts/index.ts';
import type { KnownFacts } from '#schemas/page';
import type { VisitParts } from './visit-parts.ts';

/** One page instance: a visited place with its own facts and data. Made by the loader of every route. */
export interface Visit {
  readonly url: URL;
  /** For whom its screen acts. */
  readonly acting: ActingPerson;
  /** Calls of the portal as those for whom it acts. */
  readonly api: PortalApi;
  readonly site: Site;
  readonly questions: Questions;
  readonly blocks: Loader;
  readonly facts: Facts;
  readonly data: PageData;
  /** Facts that its data made known. */
  readonly learned: () => KnownFacts;
  readonly host: PageHost;
}

/** Opens the place `url`, for the visitor or person of the session where not for another (`actingAs`). Rejects with ContentError when the tenant's own content cannot be had. */
export async function openVisit(portal: VisitParts, url: URL, actingAs?: ActingPerson): Promise<Visit> {
  const site = await loadSite(portal.questions, portal.language);
  const { tenant, name, claimsEnabled, language, languages, directions, dictionary } = site;
  const opening = openingFacts({ tenantName: name, claimsEnabled, language, url, now: portal.clock() });
  const arrived = portal.arrived(url);
  let learned = arrived ? unpackFacts(arrived) : {};
  const facts = createFacts({ ...opening, ...portal.known(url), ...learned });
  const acting = actingAs ?? actingFor(portal.session.current(), url);
  const api = actingApi(portal.api, acting);
  const carried = (to: string): string => carryChoice(to, acting);
  const browser: Browser = {
    ...portal.browser,
    go: (to, replace, state) => portal.browser.go(carried(to), replace, state),
    goWithBack: (to, back) => portal.browser.goWithBack(carried(to), carried(back)),
  };
  const asked = {
    site,
    url,
    questions: portal.questions,
    blocks: portal.blocks,
    session: portal.session.current,
    acting,
    api,
    draftsShown: portal.draftsShown,
    report: portal.report,
    navigationState: portal.navigationState,
  };
  const data = createPageData({
    sources,
    asked,
    learn(known) {
      learned = { ...learned, ...known };
      facts.learn(known);
    },
    ...(arrived
      ? {
          first: {
            data: arrived.data,
            ...(arrived.drawn ? { drawn: arrived.drawn } : {}),
            asked: {
              ...asked,
              api: actingApi(replayCalls(portal.api, arrived.answers), acting),
              freshApi: api,
              hydrates: !portal.awake(),
            },
          },
        }
      : {}),
    onDevice: portal.onDevice,
  });
  const { session, unsent, navigationState } = portal;
  const act = createAct({ browser, data, session, acting, api, site, url, unsent, navigationState });
  return {
    url,
    acting,
    api,
    site,
    questions: portal.questions,
    blocks: portal.blocks,
    facts,
    data,
    learned: () => learned,
    host: {
      tenant: tenant.slug,
      language,
      languages,
      directions,
      dictionary,
      facts,
      data,
      act,
      explain: portal.explain,
      report: portal.report,
    },
  };
}

/** A page ready to be drawn; its issues are reported. Null when there is none, or its envelope is broken. */
export async function readyPage({ host, blocks }: Visit, checked: CheckedPage | null | undefined): Promise<PreparedPage | null> {
  for (const issue of checked?.issues ?? []) host.report(issue);
  if (!checked?.page) return null;
  const prepared = await preparePage(checked.page, { tenant: host.tenant, facts: host.facts, loader: blocks });
  for (const issue of prepared.issues) host.report(issue);
  return prepared;
}
