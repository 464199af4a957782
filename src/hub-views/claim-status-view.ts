import { isAboutKind, pickText, type Languages, type Workflow, type WorkflowFacts } from '#engine';
import type { Account, InterviewActions, ClaimAction, ClaimsAnswer, ClaimStatusView, EDocument, FormRow } from '#schemas/api';
import { withLabel } from '#locale/dates-and-numbers/list-separator';
import { daysUntil } from './days-until.ts';
import { eSignHref } from './e-documents-view.ts';
import { formHref } from './form-href.ts';
import { accountStatusText } from './account-status-text.ts';

interface StatusData {
  readonly account: Pick<Account, 'identifier' | 'locked'>;
  /** Undefined where the administrator's system has nothing of the account. */
  readonly answer: ClaimsAnswer | undefined;
  readonly workflow: Workflow;
  readonly facts: WorkflowFacts;
  /** Colour by workflow status code (CLM-14). */
  readonly colours: Readonly<Record<string, string>>;
  readonly rows: readonly FormRow[];
  /** Undefined where they cannot be had. */
  readonly documents: readonly EDocument[] | undefined;
  /** Step and number of steps of the awaited draft. */
  readonly at?: { readonly step: number; readonly steps: number } | undefined;
  /** What may be done about an interview (CLM-04, CLM-05). */
  readonly booking?: InterviewActions | undefined;
  /** In milliseconds since 1970. */
  readonly now: number;
  readonly languages: Languages;
}

/** CLM-02, CLM-03: what the status means, the one thing to do about it, and until when; in one language. Nothing is to be done about a closed account. Pure. */
export function claimStatusView(data: StatusData): ClaimStatusView {
  const { account, answer, workflow, facts, colours, rows, languages, now, booking } = data;
  const text = (value: unknown): string => pickText(value, languages) ?? '';
  const message = workflow.messageOf(facts);
  const closed = workflow.mappingOf(facts)?.closed === true;
  const action = account.locked ? undefined : actionOf(data, text);
  const other = closed || account.locked ? undefined : otherOf(data, action, text);
  const colour = colours[facts['account.statusCode'] ?? ''];
  const details = answer?.accountStatus.details ?? [];
  const due = details.find(({ deadline }) => deadline !== undefined);
  const deadline = due?.deadline ?? message?.deadline;
  const days = deadline === undefined ? undefined : daysUntil(deadline, now);
  // The deadline of the workflow is for what that asks.
  const isElse =
    action?.kind === 'form' ? action.correction !== undefined : action?.kind === 'sign' && !isAwaited(data, waitingOf(data)[0]);
  const shown = action !== undefined && !isElse && deadline !== undefined && days !== undefined;
  const [draft] = rows
    .filter(({ status, correction }) => status === 'Draft' && !correction)
    .toSorted((a, b) => (b.lastUpdate ?? '').localeCompare(a.lastUpdate ?? ''));
  return {
    identifier: answer?.identifier ?? account.identifier,
    identifierLabel: text(workflow.identifierLabel),
    ...(answer ? { status: accountStatusText({ ...answer.accountStatus, colour }, data) } : {}),
    notes: details.filter((note) => note !== due).map(({ title, value }) => ({ title: text(title), value: text(value) })),
    ...(message ? { message: { header: text(message.header), description: text(message.description), tone: message.class } } : {}),
    closed,
    ...(action ? { action } : {}),
    ...(other ? { other } : {}),
    ...(shown ? { deadline: { ...(due ? { title: text(due.title) } : {}), date: deadline, days } } : {}),
    ...(booking ? { booking } : {}),
    ...(draft?.lastUpdate ? { saved: { name: draft.name, at: draft.lastUpdate } } : {}),
  };
}

/** First what is to be corrected (GBK-02), then what the workflow awaits, then what waits for a signature, then an interview to book, then what the message offers. */
function actionOf(data: StatusData, text: (value: unknown) => string): ClaimAction | undefined {
  const { rows, documents, workflow, facts, at, booking } = data;
  const awaited = rows.find((row) => row.awaited);
  if (awaited && awaited.status !== 'Done')
    return {
      kind: 'form',
      name: withLabel(awaited.name, awaited.label, data.languages.language),
      status: awaited.status,
      href: formHref(awaited),
      ...(awaited.correction ? { correction: awaited.correction } : at ? { at } : {}),
    };
  const waiting = waitingOf(data);
  if (waiting.length > 0)
    return {
      kind: 'sign',
      href: eSignHref(documents ?? [], waiting[0]?.eDocumentId),
      documents: waiting.map(({ eDocumentName, label }) => withLabel(eDocumentName, label, data.languages.language)),
    };
  return booking?.schedule ? { kind: 'book' } : offeredBy(workflow, facts, text);
}

function otherOf(data: StatusData, action: ClaimAction | undefined, text: (value: unknown) => string): ClaimStatusView['other'] {
  const { documents, workflow, facts } = data;
  if (action?.kind === 'sign') return isAwaited(data, waitingOf(data)[0]) ? offeredBy(workflow, facts, text) : undefined;
  return inState(documents, 'Declined').length > 0 ? { kind: 'reopen', href: eSignHref(documents ?? []) } : undefined;
}

const inState = (documents: readonly EDocument[] = [], state: EDocument['signingStatus']): readonly EDocument[] =>
  documents.filter(({ signingStatus }) => signingStatus === state);

/** Whether the status is about a document. */
const isAwaited = ({ workflow, facts }: Pick<StatusData, 'workflow' | 'facts'>, document: EDocument | undefined): boolean =>
  document !== undefined && isAboutKind(workflow.mappingOf(facts) ?? {}, document.filePurpose);

/** What waits for a signature: first what the status is about. */
const waitingOf = (data: StatusData): EDocument[] =>
  inState(data.documents, 'Sent').toSorted((one, other) => Number(isAwaited(data, other)) - Number(isAwaited(data, one)));

function offeredBy(
  workflow: Workflow,
  facts: StatusData['facts'],
  text: (value: unknown) => string,
): Extract<ClaimAction, { kind: 'link' }> | undefined {
  const offered = workflow.messageOf(facts)?.action;
  return offered && { kind: 'link', label: text(offered.label), href: offered.href };
}
