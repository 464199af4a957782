import type { Page } from '@playwright/test';
import { hydrated } from './journey.ts';
import { demoOrigin, tenantNamed, tenants, type DemoTenant } from './tenants.ts';
import { word } from './words.ts';
import { sendWord, writtenForm } from './written-form.ts';

/** A screen of a portal in one state: everything that is needed to look at it. */
export interface Screen {
  readonly tenant: DemoTenant;
  /** Of this screen alone in its tenant. */
  readonly name: string;
  readonly path: string;
  /** Who is signed in; a visitor, if absent. */
  readonly person?: string;
  /** What is done on the screen before it is as meant. */
  readonly then?: (page: Page, language: string) => Promise<void>;
  /** Drawn by the server alone: no soft link leads there, and nothing is hydrated. */
  readonly serverDrawn?: true;
  /** Whether the console reports what the screen is about, such as a page that is not there. */
  readonly refused?: true;
  /** An element of React's, where the heading is html of the tenant. */
  readonly ofReact?: string;
  /** What the tenant wrote as its heading and title, by language. */
  readonly written?: Pick<DemoTenant['pages'][number], 'title' | 'pageTitle'>;
  /** Its only language, where it is not one of its tenant's. */
  readonly onlyIn?: 'en';
}

type Row = readonly [name: string, path: string, person?: string | undefined, more?: Partial<Screen>];

const hub = { northgate: '/securedPage/my-claim', meridian: '/securedPage/our_case', calder: '/securedPage/my-claim' } as const;
type Slug = keyof typeof hub;

const sendCode = (page: Page, slug: Slug, language: string) =>
  page.getByRole('main').getByRole('button', { name: word(slug, language, 'login', 'sendCode'), exact: true });

/** Every hub, by who is signed in. */
const hubs = (slug: Slug, people: Readonly<Record<string, string>>): Row[] =>
  Object.entries(people).map(([person, state]) => [`hub: ${state}`, hub[slug], person]);

/** The code is not sent: what the screen shows is the answer to a request that was accepted. */
const askForCode = (slug: Slug) => async (page: Page, language: string) => {
  await page.route('**/auth/start', (route) =>
    route.fulfill({ json: { sentTo: 'a•••@example.org', expiresInSeconds: 900, codeLength: 8, ifKnown: true } }),
  );
  await page.getByLabel(word(slug, language, 'login', 'email'), { exact: true }).fill('ann@example.org');
  await sendCode(page, slug, language).click();
  await page.getByLabel(word(slug, language, 'login', 'passcode'), { exact: true }).waitFor();
  await page.unroute('**/auth/start');
};

const visitorsOf = (slug: Slug): Row[] => [
  ...tenantNamed(slug).pages.map((written): Row => [written.path.slice(1), written.path, undefined, { written }]),
  ['root', '/'],
  ['sign-in: asked to sign in', hub[slug]],
  ['sign-in: code', '/page/registration', undefined, { then: askForCode(slug) }],
  [
    'sign-in: no address',
    '/page/registration',
    undefined,
    {
      then: async (page, language) => {
        await sendCode(page, slug, language).click();
        await page.getByRole('alert').first().waitFor();
      },
    },
  ],
  ['nothing to confirm', '/claim-confirmation'],
  ['form by link: not valid', '/form-fill/unsubscribe?token=none', undefined, { refused: true }],
  ['no such page', '/no/such/page', undefined, { refused: true }],
  ...['401', '404', '999'].map((code): Row => [`error ${code}`, `/error/${code}`, undefined, { refused: true }]),
];

const ownPagesOf = (person: string): Row[] => [
  ['home', '/home', person],
  ['profile of the account', '/securedPage/my-profile', person],
  ['profile', '/profile', person],
  ['no such secured page', '/securedPage/no-such', person, { refused: true }],
  ['no such page, signed in', '/no/such/page', person, { refused: true }],
  ['claim detail: of nothing', '/securedPage/my-claim-detail', person, { refused: true }],
];

const detail = (submission: string): string => `/securedPage/my-claim-detail;submissionId=${submission}`;
const chosen = (path: string, account: string): string => `${path}?accountId=${account}`;
const staffOf = (slug: Slug, person: string, account: string, form: string): Row[] => [
  ['staff: accounts', '/listing/list', person],
  ['staff: forms', '/listing/list?list=submissions', person],
  ['staff: none found', '/listing/list?search=zzzz', person],
  ['staff: details', chosen('/listing/details', account), person],
  ['staff: details, just saved', `/listing/details?saved=true&accountId=${account}`, person],
  ['staff: hub of a person', chosen(hub[slug], account), person],
  ['staff: claim detail of a person', chosen('/securedPage/my-claim-detail', account), person],
  ['staff: profile of a person', chosen('/securedPage/my-profile', account), person],
  ['staff: documents of a person', chosen('/securedPage/esign-list', account), person],
  ['staff: form of a person', chosen(`/form/${form}`, account), person],
  ['staff: no account chosen', hub[slug], person],
  ['staff: no such account', chosen(hub[slug], 'no-such'), person, { refused: true }],
];

/** Presses what leads on, or sends, although the step is not complete. */
const goOnTooSoon = (slug: Slug, form?: string) => async (page: Page, language: string) => {
  const name = form ? sendWord(writtenForm(slug, form), language) : word(slug, language, 'form', 'next');
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
  await page.locator('main [aria-invalid="true"]').first().waitFor();
};
const openBooking = async (page: Page) => {
  await page.getByRole('main').getByRole('group').getByRole('button').first().click();
  await page.waitForURL(/\/appointment-booking/);
  await page.getByRole('main').getByRole('button').first().waitFor();
};
const openSigning = async (page: Page) => {
  await hydrated(page);
  await page.locator('main table button').first().click();
  await page.locator('button[value="sign"]').waitFor();
};
const signing = { serverDrawn: true } as const;

const rows: Readonly<Record<Slug, readonly Row[]>> = {
  northgate: [
    ...visitorsOf('northgate'),
    ...hubs('northgate', {
      'iwan.pugh@example.org': 'unfinished',
      'hywel.parry@example.org': 'a form to begin',
      'nerys.rowlands@example.org': 'details to correct',
      'sali.tudor@example.org': 'being checked',
      'idris.vane@example.org': 'a call to book',
      'rhian.watkins@example.org': 'a call that is booked',
      'huw.yorath@example.org': 'an offer to sign',
      'meinir.probert@example.org': 'six claims',
      'owen.marsh@example.org': 'closed',
      'gareth.hopkin@example.org': 'closed before a form',
      'owain.hughes@example.org': 'no account',
    }),
    ...ownPagesOf('sali.tudor@example.org'),
    ['communications preferences', '/securedPage/communications-preferences', 'sali.tudor@example.org'],
    ['news', '/securedPage/our_case', 'sali.tudor@example.org'],
    ['claim detail', detail('4e470002-0071-4c1a-9f00-000000000071'), 'sali.tudor@example.org'],
    ['claim detail: warnings', detail('4e470002-0069-4c1a-9f00-000000000069'), 'nerys.rowlands@example.org'],
    [
      'confirmation',
      '/claim-confirmation?referenceNumber=Z20X-4GHX-1',
      'sali.tudor@example.org',
      { ofReact: 'main a[href*="my-claim-detail"]' },
    ],
    ['documents to sign', '/securedPage/esign-list', 'huw.yorath@example.org'],
    ['signing page', '/securedPage/esign-list', 'huw.yorath@example.org', { ...signing, then: openSigning }],
    ['booking', hub.northgate, 'idris.vane@example.org', { then: openBooking }],
    ['booking: not from the hub', '/securedPage/appointment-booking', 'idris.vane@example.org'],
    ['form: first step', '/form/vehicle-claim', 'nerys.rowlands@example.org'],
    ['form: last step', '/form/vehicle-claim', 'iwan.pugh@example.org'],
    ['form: faults', '/form/vehicle-claim', 'iwan.pugh@example.org', { then: goOnTooSoon('northgate', 'vehicle-claim') }],
    ['form: one step', '/form/communications-preferences', 'sali.tudor@example.org'],
    ['form: two steps', '/form/client-questionnaire', 'sali.tudor@example.org'],
    ...staffOf('northgate', 'elin.hale@example.org', '4e470001-0088-4c1a-9f00-000000000088', 'vehicle-claim'),
  ],
  meridian: [
    ...visitorsOf('meridian'),
    ...hubs('meridian', {
      'oscar.lindley@example.org': 'unfinished',
      'petra.marlow@example.org': 'a statement half written',
      'karim.nassar@example.org': 'a document to sign',
      'ruth.osei@example.org': 'a decision to accept',
      'peter.novak@example.org': 'a review',
      'dina.qasim@example.org': 'paid',
    }),
    ...ownPagesOf('dina.qasim@example.org'),
    ['list of forms', '/securedPage/my-claim', 'dina.qasim@example.org'],
    ['claim detail', detail('3e81d002-0081-4c1a-8f00-000000000081'), 'dina.qasim@example.org'],
    [
      'confirmation',
      '/claim-confirmation?referenceNumber=Z40X-9A2W-6',
      'dina.qasim@example.org',
      { ofReact: 'main a[href*="my-claim-detail"]' },
    ],
    [
      'signing page',
      '/securedPage/esign-list',
      'karim.nassar@example.org',
      { ...signing, then: (page) => page.locator('button[value="sign"]').waitFor() },
    ],
    ['form: first step', '/form/impact-statement', 'oscar.lindley@example.org'],
    ['form: last step', '/form/impact-statement', 'petra.marlow@example.org'],
    ['form: faults', '/form/impact-statement', 'oscar.lindley@example.org', { then: goOnTooSoon('meridian') }],
    ...staffOf('meridian', 'rana.khalil@example.org', '3e81d001-0070-4c1a-8f00-000000000070', 'impact-statement'),
  ],
  calder: [
    ...visitorsOf('calder'),
    ...hubs('calder', {
      'imran.qureshi@example.org': 'a form to begin',
      'lucie.marchand@example.org': 'a form half done',
      'aminata.kone@example.org': 'a visit',
      'saima.akhtar@example.org': 'an offer to sign',
      'doreen.ackroyd@example.org': 'paid',
    }),
    ...ownPagesOf('doreen.ackroyd@example.org'),
    ['communications preferences', '/securedPage/communications-preferences', 'doreen.ackroyd@example.org'],
    ['news', '/securedPage/our_case', 'doreen.ackroyd@example.org'],
    ['claim detail', detail('5ca1d002-0004-4c1a-8f00-000000000004'), 'doreen.ackroyd@example.org'],
    [
      'confirmation',
      '/claim-confirmation?referenceNumber=C4LD-6R2D-A',
      'doreen.ackroyd@example.org',
      { ofReact: 'main a[href*="my-claim-detail"]' },
    ],
    ['form: first step', '/form/damp-home', 'imran.qureshi@example.org'],
    ['form: last step', '/form/damp-home', 'lucie.marchand@example.org'],
    ['form: faults', '/form/damp-home', 'imran.qureshi@example.org', { then: goOnTooSoon('calder') }],
    ...staffOf('calder', 'nadeem.hussain@example.org', '5ca1d001-0004-4c1a-8f00-000000000004', 'damp-home'),
  ],
};

const northgate = tenantNamed('northgate');
const inEnglish = { serverDrawn: true, onlyIn: 'en' } as const;
const ofDemo: Screen[] = ['/demo', '/demo/outbox', '/demo/broken'].map((path) => ({
  tenant: northgate,
  name: path.slice(1),
  path: demoOrigin + path,
  ...inEnglish,
}));

/** The one table of screens: every screen of the demo tenants, and of the demo itself. The people are only looked at. */
export const screens: readonly Screen[] = [
  ...tenants.flatMap((tenant) =>
    (rows[tenant.slug as Slug] ?? []).map(([name, path, person, more]): Screen => ({
      tenant,
      name,
      path,
      ...(person ? { person } : {}),
      ...more,
    })),
  ),
  ...ofDemo,
];
