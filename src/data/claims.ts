import { pickText, type Languages } from '#engine';
import type { ClaimsAnswer, ClaimsView } from '#schemas/api';
import { mappingOf, progressOf, stepState, type StepsConfig } from '../hub/steps-config.ts';
import { accountOf, projectOf } from './account.ts';
import type { Source } from './source.ts';

/** CLM: the claims answer, with the phases and the message that its workflow status maps to. */
export const claims: Source<'claims'> = {
  async load(asked) {
    const [{ claims: answers }, account, config, colours] = await Promise.all([
      asked.api.call('submissions.claims'),
      accountOf(asked),
      asked.questions.steps(projectOf(asked)),
      asked.api.call('accounts.statusColours').catch(() => ({})),
    ]);
    const [answer] = answers;
    asked.learn({ 'claims.count': answer?.claims.length ?? 0, 'claims.statusCode': answer?.accountStatus.workflowStatusCode });
    if (!answer) return { state: 'empty' };
    return { state: 'ready', value: viewOf(answer, account?.status ?? 0, config ?? {}, colours, asked.site) };
  },
};

/** Answer and configuration → what the block draws. Pure. */
export function viewOf(
  answer: ClaimsAnswer,
  status: number,
  config: StepsConfig,
  colours: Readonly<Record<string, string>>,
  languages: Languages,
): ClaimsView {
  const text = (value: unknown): string => pickText(value, languages) ?? '';
  const { workflowStatusCode: code, description, details } = answer.accountStatus;
  const mapping = mappingOf(config, { status, statusCode: code });
  const progress = progressOf(config, status);
  const message = mapping?.messageContentId === undefined ? undefined : config.messageContents?.[mapping.messageContentId];
  return {
    identifier: answer.identifier,
    identifierLabel: text(config.identifierLabel),
    title: text(config.title),
    status: { description, code, notes: details, ...(colours[code] ? { colour: colours[code] } : {}) },
    steps: (config.steps ?? []).map((step, index) => {
      const explanation = text(step.tooltipContent);
      return {
        label: text(step.processStep),
        state: mapping?.stepStatuses ? stepState(mapping.stepStatuses[index]) : (progress[index] ?? 'waiting'),
        ...(explanation ? { explanation } : {}),
      };
    }),
    ...(message ? { message: { header: text(message.header), description: text(message.description), tone: toneOf(message.class) } } : {}),
    columns: answer.columns.map(
      ({ field, headerText, dataType, format, templateColumnType, allowSorting, defaultSort, sortDirection }) => ({
        field,
        headerText: text(headerText),
        ...(dataType ? { dataType } : {}),
        ...(format ? { format } : {}),
        ...(templateColumnType ? { templateColumnType } : {}),
        ...(allowSorting === undefined ? {} : { allowSorting }),
        ...(defaultSort === undefined ? {} : { defaultSort }),
        ...(sortDirection === undefined ? {} : { sortDirection }),
      }),
    ),
    statusColours: answer.statusColours,
    rows: answer.claims.map((claim) => ({ submissionId: String(claim['SubmissionId'] ?? ''), values: plainValues(claim) })),
    buttons: answer.accountButtons.map(({ controlLabel, iconCss, formSlug }) => ({
      label: text(controlLabel),
      formSlug: formSlug.formSlug,
      ...(iconCss ? { icon: iconCss } : {}),
      ...(formSlug.formConfirmationSlug ? { formConfirmationSlug: formSlug.formConfirmationSlug } : {}),
    })),
  };
}

const plainValues = (claim: Readonly<Record<string, unknown>>): Record<string, string | number | null> =>
  Object.fromEntries(
    Object.entries(claim).map(([field, value]) => [
      field,
      typeof value === 'number' || typeof value === 'string' ? value : value === null || value === undefined ? null : String(value),
    ]),
  );

type Tone = NonNullable<ClaimsView['message']>['tone'];
const toneOf = (style: string | undefined): Tone =>
  ['success', 'warning', 'action'].includes(style ?? '') ? (style as Tone) : 'information';
