import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes, type RouteName } from '../../schemas/api/index.ts';
import { word } from '../support/words.ts';

const tenant = 'northgate';
const read = (path: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../fixtures/tenants', tenant, path), 'utf8')) as object;
const { messageContents } = read('configuration/hub-my-claim-steps.json') as {
  readonly messageContents: Readonly<Record<string, { readonly header: { readonly en: string } }>>;
};
const message = (id: string): string => messageContents[id]?.header.en ?? id;

type Outcome = Readonly<Record<string, string>>;

export interface FaultyScreen {
  readonly path: string;
  readonly who: 'harold.thompson' | 'elin.hale';
  /** Blocks of the page, all of which show what they have. */
  readonly blocks: readonly string[];
  /** What stays on the screen whatever fails. */
  readonly stays: string;
  /** What stays of a block although a call of its own failed. */
  readonly keeps?: { readonly [Name in RouteName]?: string };
  /** Would be false for this person. */
  readonly untrue: readonly string[];
  /** The calls it makes, each with the blocks that report its failure. */
  readonly calls: { readonly [Name in RouteName]?: readonly string[] };
  /** Where an answer has a meaning of its own. */
  readonly meaning?: Readonly<Record<string, Outcome>>;
}

const megan = '4e470001-0001-4c1a-9f00-000000000001';
const hubBlocks = ['status', 'forms', 'claims'];
const listed = { 'accounts.statusColours': [], 'submissions.bookingConfig': [] } as const;

/** ERR-01, CLM-09, MYC-10: the screens of the hub and of staff, and what each of their calls is needed for. */
export const faultyScreens: Readonly<Record<string, FaultyScreen>> = {
  hub: {
    path: '/securedPage/my-claim',
    who: 'harold.thompson',
    blocks: hubBlocks,
    stays: 'Your claim',
    untrue: [
      ...(['noAccount', 'noSubmissions', 'nothingToDo', 'onlyFilesToDo'] as const).map((key) => word(tenant, 'en', 'formsList', key)),
      'No vehicle is listed yet',
      message('offer-answered'),
      message('offer-coming'),
    ],
    calls: {
      ...listed,
      'accounts.mine': hubBlocks,
      'submissions.ofAccount': ['forms'],
      'attachments.esignListOfAccount': ['forms'],
      'submissions.claims': ['claims'],
      'attachments.ofSubmission': [],
    },
  },
  detail: {
    path: '/securedPage/my-claim-detail;submissionId=4e470002-0009-4c1a-9f00-000000000009',
    who: 'harold.thompson',
    blocks: ['my-claim-detail'],
    stays: 'What you have sent',
    untrue: [word(tenant, 'en', 'claimDetail', 'noAnswers')],
    calls: { 'submissions.detail': ['my-claim-detail'], 'attachments.ofSubmission': ['my-claim-detail'] },
    keeps: { 'attachments.ofSubmission': 'HT12 VAL' },
    meaning: { 'submissions.detail 404': { 'my-claim-detail': 'empty' } },
  },
  documents: {
    path: '/securedPage/esign-list',
    who: 'harold.thompson',
    blocks: ['esign-list'],
    stays: 'Documents to sign',
    untrue: [word(tenant, 'en', 'eSignList', 'none')],
    calls: { 'accounts.mine': ['esign-list'], 'attachments.esignListOfAccount': ['esign-list'] },
  },
  profile: {
    path: '/securedPage/my-profile',
    who: 'harold.thompson',
    blocks: ['profile'],
    stays: 'Your contact details',
    untrue: [],
    calls: { 'profile.read': ['profile'], 'accounts.statusColours': [] },
    meaning: { 'profile.read 404': { profile: 'empty' } },
  },
  list: {
    path: '/listing/list',
    who: 'elin.hale',
    blocks: ['listing'],
    stays: 'People and forms',
    untrue: [word(tenant, 'en', 'listing', 'none')],
    calls: { 'workspace.accounts': ['listing'], 'accounts.statusColours': [] },
  },
  account: {
    path: `/listing/details?accountId=${megan}`,
    who: 'elin.hale',
    blocks: ['listing-details'],
    stays: 'Megan Pritchard',
    untrue: (['noAccount', 'noForms'] as const).map((key) => word(tenant, 'en', 'accountDetails', key)),
    calls: {
      ...listed,
      'accounts.mine': ['listing-details'],
      'submissions.ofAccount': ['listing-details'],
      'accounts.formSlugConfig': ['listing-details'],
      'submissions.claims': [],
    },
  },
  'detail for staff': {
    path: `/securedPage/my-claim-detail?accountId=${megan}`,
    who: 'elin.hale',
    blocks: ['my-claim-detail'],
    stays: 'What you have sent',
    untrue: [word(tenant, 'en', 'claimDetail', 'none'), word(tenant, 'en', 'claimDetail', 'noAnswers')],
    calls: {
      ...listed,
      'accounts.mine': ['my-claim-detail'],
      'submissions.ofAccount': ['my-claim-detail'],
      'submissions.detail': ['my-claim-detail'],
      'attachments.ofAccount': ['my-claim-detail'],
      'accounts.formSlugConfig': ['my-claim-detail'],
      'submissions.claims': [],
    },
  },
};

/** How a call is answered instead; `nothing` breaks, `slow` never comes. */
export const faults = {
  '500': [500, '{}'],
  '401': [401, '{}'],
  '403': [403, '{}'],
  '404': [404, '{}'],
  'no JSON': [200, '<p>proxy</p>', 'text/html'],
  'JSON of another shape': [200, '{"claims":7,"accounts":"none"}'],
  'an empty list': [200, '[]'],
  nothing: null,
  slow: null,
} as const satisfies Readonly<Record<string, readonly [number, string, string?] | null>>;
export type Fault = keyof typeof faults;

export interface FaultyCase {
  readonly title: string;
  readonly screen: FaultyScreen;
  readonly call: RouteName;
  readonly fault: Fault;
  /** What each block is to report. */
  readonly expected: Outcome;
}

const lists: readonly RouteName[] = [
  'accounts.mine',
  'accounts.formSlugConfig',
  'submissions.ofAccount',
  'attachments.ofAccount',
  'attachments.ofSubmission',
  'attachments.esignListOfAccount',
];
/** Colours by status: an object of any texts is one. */
const isAnswer = (call: RouteName, fault: Fault): boolean =>
  (fault === 'an empty list' && lists.includes(call)) || (fault === 'JSON of another shape' && call === 'accounts.statusColours');

/** Every call of every screen with every fault. */
export const faultyCases: readonly FaultyCase[] = Object.entries(faultyScreens).flatMap(([name, screen]) =>
  (Object.entries(screen.calls) as [RouteName, readonly string[]][]).flatMap(([call, needed]) =>
    (Object.keys(faults) as Fault[])
      .filter((fault) => !isAnswer(call, fault))
      .map((fault): FaultyCase => {
        const reported = (block: string): string => (needed.includes(block) ? (fault === 'slow' ? 'loading' : 'unavailable') : 'shown');
        return {
          title: `${name}: ${call} answered ${fault}`,
          screen,
          call,
          fault,
          expected: screen.meaning?.[`${call} ${fault}`] ?? Object.fromEntries(screen.blocks.map((block) => [block, reported(block)])),
        };
      }),
  ),
);

/** Whether an address is that of a call. */
export const isCall = (name: RouteName, pathname: string): boolean =>
  new RegExp(`^${routes[name].path.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathname);
