import { pickText } from '#engine';
import {
  accountFilters,
  accountSorts,
  accountStatusOf,
  submissionFilters,
  submissionSorts,
  type AccountsListing,
  type AccountSummary,
  type CallOf,
  type ListingView,
  type SubmissionsListing,
} from '#schemas/api';
import { withLabel } from '#locale/dates-and-numbers/list-separator';
import { isSameOriginPath } from '#schemas/shared/same-origin-path';
import { withAccount } from '../../acting/index.ts';
import { detailsPath, documentFilePath, listPath, registerByStaffPath, statusFilePath } from '../../address/index.ts';
import { isManager, isStaff } from '../../auth/index.ts';
import type { FormContent } from '../../content/index.ts';
import { accountStatusText, closedAccountStatus } from '../../hub-views/index.ts';
import { workflowOf } from '../account/account-workflow.ts';
import { workflowFacts } from '../account/workflow-facts.ts';
import { statusColoursOf } from '../account/status-colours.ts';
import type { SourceRequest, Source } from '../source.ts';
import { hasRegistrationForm } from './has-registration-form.ts';

/** APP-05: the list of the address, for staff; none for anyone else. */
export const listing: Source<'listing'> = {
  async load(asked) {
    if (!isStaff(asked.session())) return { state: 'empty' };
    const submissions = asked.url.searchParams.get('list') === 'submissions';
    return { state: 'ready', value: submissions ? await submissionsOf(asked) : await accountsOf(asked) };
  },
};

type Query = Readonly<Record<string, string>>;

async function accountsOf(asked: SourceRequest): Promise<AccountsListing> {
  const query = queryOf(asked.url, accountSorts, accountFilters);
  const [answer, colours, registers, contents] = await Promise.all([
    asked.api.call('workspace.accounts', { query: query as CallOf<'workspace.accounts'>['query'] }),
    statusColoursOf(asked),
    hasRegistrationForm(asked),
    asked.questions.forms(),
  ]);
  return {
    ...frameOf(asked.url, 'accounts', query, accountSorts, answer),
    list: 'accounts',
    ...(registers ? { registerHref: registerByStaffPath } : {}),
    ...(isManager(asked.session()) ? { statusesHref: statusFilePath, documentsHref: documentFilePath } : {}),
    statuses: accountFilters,
    rows: await Promise.all(answer.accounts.map((account) => rowOf(account, { asked, colours, contents }))),
  };
}

interface ListingContext {
  readonly asked: SourceRequest;
  readonly colours: Readonly<Record<string, string>>;
  readonly contents: readonly FormContent[];
}

/** An account as its claimant reads of it: its status is called as on their own pages. */
async function rowOf(account: AccountSummary, { asked, colours, contents }: ListingContext): Promise<AccountsListing['rows'][number]> {
  const { id, identifier, email, createdAt, updatedAt, fullname: name, active } = account;
  const status = active
    ? accountStatusText(
        {
          description: account.statusDescription,
          isWritten: account.statusIsWritten,
          colour: colours[account.workflow.accountStatusCode],
        },
        { workflow: await workflowOf(asked, account), facts: factsOf(account, contents), languages: asked.site },
      )
    : closedAccountStatus;
  return {
    id,
    identifier,
    email,
    createdAt,
    updatedAt,
    name,
    href: chosenHref(asked.url, id),
    status: active ? accountStatusOf(account.status) : 'Inactive',
    ...(status.description ? { description: status.description } : {}),
    ...(status.colour ? { colour: status.colour } : {}),
  };
}

/** As the overview of an account has them: a form that is begun once is as far as its newest submission. Pure. */
function factsOf(account: AccountSummary, contents: readonly FormContent[]) {
  const forms = contents.map(({ slug, repeatable }) => {
    const begun = account.forms.find((form) => form.slug === slug);
    return [slug, begun ? (repeatable ? begun.furthest : begun.newest) : 'NotStarted'] as const;
  });
  return workflowFacts({ ...account, forms });
}

async function submissionsOf(asked: SourceRequest): Promise<SubmissionsListing> {
  const query = queryOf(asked.url, submissionSorts, submissionFilters);
  const [answer, contents] = await Promise.all([
    asked.api.call('workspace.submissions', { query: query as CallOf<'workspace.submissions'>['query'] }),
    asked.questions.forms(),
  ]);
  const forms = contents.map(({ slug, name }) => ({ slug, name: pickText(name, asked.site) ?? slug }));
  return {
    ...frameOf(asked.url, 'submissions', query, submissionSorts, answer),
    list: 'submissions',
    statuses: submissionFilters,
    formSlug: query['formSlug'] ?? '',
    forms,
    rows: answer.submissions.map(({ accountId, fullname, formSlug, formName, label, status, referenceNumber, sentAt, ...row }) => ({
      ...row,
      name: fullname,
      href: chosenHref(asked.url, accountId),
      form: withLabel(forms.find(({ slug }) => slug === formSlug)?.name ?? formName, label, asked.site.language),
      reference: referenceNumber,
      status: status === 'Done' ? 'Done' : 'Draft',
      ...(sentAt === undefined ? {} : { correction: { sentAt } }),
    })),
  };
}

/** What the address asks for, as far as the call knows it: an address that was changed by hand still shows a list. Pure. */
function queryOf({ searchParams }: URL, sorts: readonly string[], statuses: readonly string[]): Query {
  const given = (name: string, known?: readonly string[]): Query => {
    const value = searchParams.get(name)?.trim() ?? '';
    return value !== '' && (!known || known.includes(value)) ? { [name]: value } : {};
  };
  const [sort, descending] = orderOf(searchParams.get('sort') ?? '', sorts);
  return {
    ...given('search'),
    ...given('status', statuses),
    ...given('formSlug'),
    ...given('after'),
    ...given('before'),
    sort,
    direction: descending ? 'desc' : 'asc',
  };
}

/** `-updated` is from the newest. */
function orderOf(written: string, sorts: readonly string[]): readonly [string, boolean] {
  const name = written.replace(/^-/, '');
  return sorts.includes(name) ? [name, written.startsWith('-')] : ['updated', true];
}

type Page = Pick<CallOf<'workspace.accounts'>['answer'], 'total' | 'preceding' | 'next' | 'previous'>;

/** Everything around the rows. Pure. */
function frameOf(url: URL, list: ListingView['list'], query: Query, sorts: readonly string[], { total, preceding, next, previous }: Page) {
  const to = url.searchParams.get('to') ?? '';
  const kept = { ...(list === 'submissions' ? { list } : {}), ...(isSameOriginPath(to) ? { to } : {}) };
  const searched = { ...pick(query, 'search', 'status', 'formSlug') };
  const sort = url.searchParams.has('sort') ? { sort: `${query['direction'] === 'desc' ? '-' : ''}${query['sort']}` } : {};
  const at = (more: Query): string => {
    const search = new URLSearchParams({ ...kept, ...searched, ...sort, ...more });
    return search.size > 0 ? `${listPath}?${search}` : listPath;
  };
  const listAt = (other: ListingView['list']): string => {
    const search = new URLSearchParams({ ...(other === 'submissions' ? { list: other } : {}), ...(isSameOriginPath(to) ? { to } : {}) });
    return search.size > 0 ? `${listPath}?${search}` : listPath;
  };
  return {
    path: listPath,
    address: url.pathname + url.search,
    lists: (['accounts', 'submissions'] as const).map((other) => ({ list: other, href: listAt(other), current: other === list })),
    search: query['search'] ?? '',
    status: query['status'] ?? '',
    kept: Object.entries({ ...kept, ...sort }),
    ...(Object.keys(searched).length > 0 ? { clearHref: listAt(list) } : {}),
    orders: Object.fromEntries(
      sorts.map((name) => {
        const current = name === query['sort'];
        const descending = query['direction'] === 'desc';
        // The newest first; names and numbers from their beginning; again turns it round.
        const first = name === 'updated' || name === 'created' ? '-' : '';
        const turned = current ? (descending ? '' : '-') : first;
        return [
          name,
          {
            href: at({ sort: `${turned}${name}` }),
            ...(current ? { current: descending ? ('descending' as const) : ('ascending' as const) } : {}),
          },
        ];
      }),
    ),
    total,
    ...(preceding === undefined ? {} : { preceding }),
    pages: {
      ...(query['after'] !== undefined || query['before'] !== undefined ? { first: at({}) } : {}),
      ...(previous === undefined ? {} : { previous: at({ before: previous }) }),
      ...(next === undefined ? {} : { next: at({ after: next }) }),
    },
  };
}

const pick = (query: Query, ...names: readonly string[]): Query =>
  Object.fromEntries(names.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])));

/** The place that wanted a person, else the account itself. */
function chosenHref({ searchParams }: URL, id: string): string {
  const to = searchParams.get('to') ?? '';
  return withAccount(isSameOriginPath(to) ? to : detailsPath, id);
}
