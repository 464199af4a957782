import { pickText, type Languages, type Workflow, type WorkflowFacts } from '#engine';
import type { ClaimsAnswer, ClaimsView, EDocument, HistoryEntry } from '#schemas/api';
import { screenPath } from '../address/index.ts';
import { eSignView } from './e-documents-view.ts';
import { phasesOf } from './phases.ts';

interface ClaimsData {
  readonly workflow: Workflow;
  readonly facts: WorkflowFacts;
  readonly languages: Languages;
  readonly history?: readonly HistoryEntry[];
  /** Documents to sign, as far as they are known. */
  readonly documents?: readonly EDocument[];
}

/** Answer and configuration → what the block draws, in one language (CLM-02, CLM-11). Pure. */
export function claimsView(answer: ClaimsAnswer, { workflow, facts, languages, history = [], documents = [] }: ClaimsData): ClaimsView {
  const text = (value: unknown): string => pickText(value, languages) ?? '';
  const eSign = eSignView(answer, documents, languages);
  const mapping = workflow.mappingOf(facts);
  const closed = mapping?.closed === true;
  return {
    title: text(workflow.title),
    ...(closed ? { closed } : {}),
    ...(mapping?.noNewClaim ? { noNewClaim: true } : {}),
    steps: closed ? [] : phasesOf(workflow, facts, text),
    history,
    columns: answer.columns.map(
      ({ field, headerText, dataType, format, currency, templateColumnType, allowSorting, defaultSort, sortDirection }) => ({
        field,
        headerText: text(headerText),
        ...(dataType ? { dataType } : {}),
        ...(format ? { format } : {}),
        ...(currency ? { currency } : {}),
        ...(templateColumnType ? { templateColumnType } : {}),
        ...(allowSorting === undefined ? {} : { allowSorting }),
        ...(defaultSort === undefined ? {} : { defaultSort }),
        ...(sortDirection === undefined ? {} : { sortDirection }),
      }),
    ),
    statusColours: coloursInOneLanguage(answer, text),
    rows: answer.claims.map((claim) => rowOf(claim, text)),
    buttons: answer.accountButtons.map(({ controlLabel, controlCss, iconCss, formSlug }) => ({
      label: text(controlLabel),
      formSlug: formSlug.formSlug,
      ...(controlCss ? { css: controlCss } : {}),
      ...(iconCss ? { icon: iconCss } : {}),
      ...(formSlug.formConfirmationSlug ? { formConfirmationSlug: formSlug.formConfirmationSlug } : {}),
    })),
    ...(eSign ? { eSign } : {}),
  };
}

type Text = (value: unknown) => string;

type Claim = ClaimsAnswer['claims'][number];

function rowOf(claim: Claim, text: Text): ClaimsView['rows'][number] {
  const submissionId = String(claim['SubmissionId'] ?? '');
  const plain = (value: unknown): string | number | null => {
    if (typeof value === 'number' || typeof value === 'string') return value;
    if (value === null || value === undefined) return null;
    return typeof value === 'object' ? text(value) : String(value);
  };
  return {
    submissionId,
    detailHref: screenPath('my-claim-detail', { submissionId }),
    values: Object.fromEntries(Object.entries(claim).map(([field, value]) => [field, plain(value)])),
  };
}

/** Colours by the text that is shown; the configuration may name a status in any of its languages (CLM-08). */
function coloursInOneLanguage({ columns, claims, statusColours }: ClaimsAnswer, text: Text): ClaimsView['statusColours'] {
  const fields = columns.filter(({ templateColumnType }) => templateColumnType === 'StatusColumn').map(({ field }) => field);
  const found = claims.flatMap((claim) =>
    fields.flatMap((field) => {
      const status = claim[field];
      const named =
        typeof status === 'object' && status !== null ? Object.values(status).find((one) => isNamed(statusColours, one)) : undefined;
      return named === undefined ? [] : [[text(status), statusColours[String(named)] ?? ''] as const];
    }),
  );
  return { ...statusColours, ...Object.fromEntries(found) };
}

const isNamed = (colours: object, status: unknown): boolean => typeof status === 'string' && Object.hasOwn(colours, status);
