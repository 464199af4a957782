import { tenantNamed } from '../tenants.ts';
import { askForCode, sendCode } from './first-steps.ts';
import { hub, type Row, type Slug } from './screen.ts';

/** Every hub, by who is signed in. */
export const hubs = (slug: Slug, people: Readonly<Record<string, string>>): Row[] =>
  Object.entries(people).map(([person, state]) => [`hub: ${state}`, hub[slug], person]);

export const visitorsOf = (slug: Slug): Row[] => [
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
        await page.locator('main [aria-invalid="true"]').first().waitFor();
      },
    },
  ],
  ['nothing to confirm', '/claim-confirmation'],
  ['form by link: not valid', '/form-fill/unsubscribe?token=none', undefined, { refused: true }],
  ['no such page', '/no/such/page', undefined, { refused: true }],
  ...['401', '404', '999'].map((code): Row => [`error ${code}`, `/error/${code}`, undefined, { refused: true }]),
];

export const ownPagesOf = (person: string): Row[] => [
  ['home', '/home', person],
  ['profile of the account', '/securedPage/my-profile', person],
  ['profile', '/profile', person],
  ['no such secured page', '/securedPage/no-such', person, { refused: true }],
  ['no such page, signed in', '/no/such/page', person, { refused: true }],
  ['claim detail: of nothing', '/securedPage/my-claim-detail', person, { refused: true }],
];

export const detail = (submission: string): string => `/securedPage/my-claim-detail;submissionId=${submission}`;
const chosen = (path: string, account: string): string => `${path}?accountId=${account}`;
export const staffOf = (slug: Slug, person: string, account: string, form: string): Row[] => [
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
