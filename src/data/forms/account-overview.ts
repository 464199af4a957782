import type { Workflow, WorkflowFacts } from '#engine';
import type { Account, EDocument, FormRow, Submission } from '#schemas/api';
import { awaitedForm } from '../../hub-views/index.ts';
import type { FormContent } from '../../content/index.ts';
import { accountOf } from '../account/account.ts';
import { workflowOf } from '../account/account-workflow.ts';
import { workflowFacts } from '../account/workflow-facts.ts';
import type { SourceRequest } from '../source.ts';
import { byStatus, furthest, isListed, rowsOf } from './form-rows.ts';

/** Everything of an account that its status, its forms and its progress are made of. */
export interface AccountOverview {
  readonly account: Account;
  /** Undefined where they cannot be had: how far its forms are is not known then, nor what the workflow means by that. */
  readonly submissions: readonly Submission[] | undefined;
  readonly contents: readonly FormContent[];
  /** The forms that its claimant sees: what is to be corrected, what the workflow awaits, then by their status (MYC-03, GBK-02). */
  readonly rows: readonly FormRow[];
  /** Documents to sign; undefined where they cannot be had: whether one waits is not known then. */
  readonly documents: readonly EDocument[] | undefined;
  /** That of a closed claim, without a message, if the account is closed: nothing is asked of it. */
  readonly workflow: Workflow;
  readonly facts: WorkflowFacts;
}

const underWay = new WeakMap<SourceRequest, Promise<AccountOverview | null>>();

/** Null for a claimant who has no account. Needs of one page that ask at the same time share the calls. */
export function overviewOf(asked: SourceRequest): Promise<AccountOverview | null> {
  const known = underWay.get(asked);
  if (known) return known;
  const loading = loadOverview(asked).finally(() => underWay.delete(asked));
  underWay.set(asked, loading);
  return loading;
}

async function loadOverview(asked: SourceRequest): Promise<AccountOverview | null> {
  const account = await accountOf(asked);
  if (!account) return null;
  const [submissions, contents, configured, documents] = await Promise.all([
    asked.api.call('submissions.ofAccount', { params: { accountId: account.id } }).catch(() => undefined),
    asked.questions.forms(),
    workflowOf(asked, account),
    asked.api.call('attachments.esignListOfAccount', { params: { id: account.id } }).catch(() => undefined),
  ]);
  const known: Workflow = submissions ? configured : { ...configured, steps: [], messageOf: () => undefined };
  const workflow: Workflow = account.locked ? { ...known, mappingOf: () => ({ closed: true }), messageOf: () => undefined } : known;
  const all = submissions ? contents.map((form) => ({ form, rows: rowsOf(form, submissions, asked) })) : [];
  const facts = workflowFacts({
    ...account,
    documents: documents?.map(({ filePurpose: kind, signingStatus: state }) => ({
      kind,
      toSign: Number(state === 'Sent'),
      signed: Number(state === 'Signed'),
      declined: Number(state === 'Declined'),
    })),
    forms: all.map(({ form, rows }) => [form.slug, furthest(rows)]),
  });
  const closed = workflow.mappingOf(facts)?.closed === true;
  const listed = all
    .flatMap(({ form, rows }) => rows.filter((row) => isListed(form, account, row)))
    .filter(({ status }) => !(closed && status === 'NotStarted'))
    .toSorted(byStatus);
  const toDo = account.locked ? [] : listed.filter(({ slug }) => facts[`forms.status.${slug}`] !== 'Done');
  const awaited = awaitedForm(workflow, facts, toDo);
  const rank = ({ correction, slug }: FormRow): number => (correction ? 0 : slug === awaited ? 1 : 2);
  const rows = listed
    .toSorted((one, other) => rank(one) - rank(other))
    .map((row) => (rank(row) < 2 ? { ...row, awaited: true as const } : row));
  return { account, submissions, contents, workflow, documents, facts, rows };
}
