import { createLoader, defineBlock } from '#engine';
import type { NeedName, RouteName } from '#schemas/api';
import { beforeEach, expect, test, vi } from 'vitest';
import { PortalError } from '../failure/portal-error.ts';
import type { Portal } from '../visit/portal.ts';
import type { RouteObject } from '../router/router.ts';
import { needsOf, type ShownPage } from '../visit/shown.ts';
import { toForm } from '../content/form-content.ts';
import { sources } from '../data/sources.ts';
import { signedIn, stubPortal } from './portal.fixture.ts';
import { createRoutes } from './index.tsx';

const accounts = process.env['PORTICO_FULL'] ? 25 : 4;
const needs = (Object.keys(sources) as NeedName[]).filter((need) => !['navigation', 'session', 'listing'].includes(need));
const block = (more: object) =>
  defineBlock({ load: async () => ({ component: () => null, schema: { validate: () => true, localised: [] } as never }), ...more });
const blocks = createLoader({ formScreen: block({ screen: 'form', needs: ['form'] }), everything: block({ needs }) });
const body = { slug: 'x', title: 'X', showHeader: true, showBanner: true, showFooter: true, isWrappedContent: false, content: {} };
const page = { page: { ...body, blocks: [{ index: 0, id: 'one', type: 'everything', props: {} }] }, issues: [] };
const call = vi.fn(async (name: RouteName, _parts?: { query?: { accountId?: string } }): Promise<unknown> => {
  if (name === 'accounts.mine') return [{ id: 'a', dynamicData: { _data: {} }, workflow: {}, status: 1 }];
  if (name === 'submissions.claims') return { claims: [] };
  return name === 'drafts.one' || name === 'attachments.configuration' ? null : [];
});

const portalOf = (staff: boolean): Portal =>
  stubPortal({
    session: signedIn('Ben', staff),
    tenant: { identity: {}, claimsEnabled: false },
    questions: {
      common: async () => ({ header: page, banner: page, footer: page }),
      page: async () => page,
      forms: async () => [],
      steps: async () => null,
      testMode: async () => null,
      confirmation: async () => null,
      form: async (slug: string) => toForm({ slug, name: 'Claim', surveyDefinition: {} }),
    },
    parts: { blocks, api: { call } },
  });

/** Every address of the route table, with its parameters filled. */
const routesOf = (portal: Portal): readonly RouteObject[] => createRoutes(portal).flatMap(({ children = [] }) => children);

/** The loaded screen at this address; undefined for a redirect. Its data has been requested. */
async function open(route: RouteObject, query: string): Promise<ShownPage | undefined> {
  const path = (route.path ?? '').replace(/:name\?/, 'claim').replace('*', '404');
  const request = new Request(new URL(path + query, 'https://portal.example'));
  const loader = route.loader as (given: object) => Promise<ShownPage>;
  const shown = await loader({ request, params: { name: 'claim', '*': '404' } }).catch((thrown: unknown) => {
    if (!(thrown instanceof Response)) throw thrown;
    return undefined;
  });
  await shown?.visit?.data.start(needsOf(shown, true));
  return shown;
}

beforeEach(() => call.mockClear());

test('staff who chose no account: no screen asks for anything of one, and each that is about one asks to choose', async () => {
  const portal = portalOf(true);
  for (const query of ['', '?isWorkspace=true', '?accountId=']) {
    const choosing: string[] = [];
    for (const route of routesOf(portal)) if ((await open(route, query))?.choosing) choosing.push(route.path ?? '');
    expect(choosing).toEqual(expect.arrayContaining(['/securedPage/:name?', '/home', '/form/:name?', '/page/:name?']));
  }
  // What files may be, and which templates there are, are settings of the tenant.
  const settings = ['attachments.configuration', 'workspace.documentTemplates', 'workspace.documentRuns', 'workspace.statuses'];
  expect(call.mock.calls.filter(([name]) => !settings.includes(name as string))).toEqual([]);
});

test(`staff who chose one of ${accounts} accounts: every call of every screen names it`, async () => {
  const portal = portalOf(true);
  for (let index = 0; index < accounts; index += 1)
    for (const route of routesOf(portal)) {
      const shown = await open(route, `?accountId=a-${index}`);
      expect([route.path, shown?.choosing, Object.keys(shown?.frame ?? {})]).toEqual([route.path, undefined, []]);
    }
  const about = call.mock.calls.map(([, parts]) => parts?.query?.accountId);
  expect(new Set(about)).toEqual(new Set(Array.from({ length: accounts }, (_, index) => `a-${index}`)));
  expect(call.mock.calls.map(([name]) => name)).not.toContain('submissions.precondition');
});

test('an account that is not there shows no screen of anyone, and asks to choose', async () => {
  const portal = portalOf(true);
  call.mockImplementation(async (name) => {
    if (name === 'accounts.one') throw new PortalError(404, 'not-found');
    return [];
  });
  for (const route of routesOf(portal).filter(({ path }) => path !== '/listing/:name')) {
    const shown = await open(route, '?accountId=NG-104233');
    if (shown) expect([route.path, shown.choosing, shown.body]).toEqual([route.path, 'unknown', undefined]);
  }
  expect(new Set(call.mock.calls.map(([name]) => name))).toEqual(new Set(['accounts.one']));
});

test('what a claimant types into an address changes no frame, no call and no precondition', async () => {
  const portal = portalOf(false);
  const seen = async (query: string) => {
    call.mockClear();
    const frames: unknown[] = [];
    for (const route of routesOf(portal)) frames.push(Object.keys((await open(route, query))?.frame ?? {}));
    return { frames, calls: call.mock.calls.map(([name, parts]) => [name, parts]) };
  };
  const plain = await seen('');
  expect(await seen('?isWorkspace=true&accountId=a-1')).toEqual(plain);
  expect(plain.calls.map(([name]) => name)).toContain('submissions.precondition');
  expect(plain.frames).toContainEqual(['header', 'footer']);
});
