import { pickText } from '#engine';
import type { SubmissionDetail } from '#schemas/api';
import { isHiddenValue, isNeverShown, readable, safeAnswers } from '#forms/definition';
import type { Section } from '#forms/model';
import { languageCodes, languagesOf } from '#schemas/tenant';
import {
  asSent,
  correctionOf,
  fullName,
  findSubmission,
  hiddenNow,
  isBeingCorrected,
  readableAnswers,
  namingMissingFiles,
  publishedForm,
  sentVersionsOf,
  submissionLabel,
  type PublishedContent,
  type RecordStore,
  type SubmissionRow,
} from '../../records/index.ts';
import { pdfWords, type ReadAnswers } from '../../documents/index.ts';
import { fieldWordsFor } from '../../rules/index.ts';
import { notRead } from '../answer-turns.ts';
import { coloursOf } from '../accounts/status-colours.ts';
import type { Operation, PersonalCall, CallDependencies } from '../call.ts';
import { heldClaim } from './held-claim.ts';

type DetailDependencies = RecordStore & PublishedContent & { readonly readAnswers: ReadAnswers };

const isVisible = (field: string): boolean => !isHiddenValue(field) && !isNeverShown(field);

/**
 * DET-06: answers as exchange fields, and as the form shows them. Which are visible is the form's matter; hidden values never are (FRM-10).
 * Number, status and warnings are those of the claim, where the administrator's system has one. GBK-06: as it was sent, where that is asked for. 503 where the form is to be read again later.
 */
export const getSubmissionDetail: Operation<'submissions.detail', DetailDependencies> = async (call) => {
  const { parts, tenant } = call;
  const { submission: stored, account } = await findSubmission(call, call.params.id);
  const { submission, version } = await asSent(parts.db.kysely, stored, call.query.version);
  const isCorrected = isBeingCorrected(stored, version);
  const versions = (await sentVersionsOf(parts.db.kysely, [stored], call.actor)).get(stored.id);
  const form = await parts.readContent(tenant, 'submission-form', submission.form_slug);
  const { names: hidden } = hiddenNow(submission, form?.['surveyDefinition']);
  const answers = safeAnswers((submission.answers ?? {}) as Record<string, unknown>);
  const claim = heldClaim(account, submission.id);
  const colour = claim.colour ?? (await coloursOf(parts, tenant))[submission.status_code];
  return {
    id: submission.id,
    accountId: submission.account_id,
    referenceNumber: submission.reference_number,
    status: isCorrected ? stored.status : submission.status,
    ...(isCorrected ? await correctionOf(parts.db.kysely, stored, call.actor) : {}),
    ...(versions ? { versions } : {}),
    ...(version ? { version: version.number } : {}),
    updatedAt: submission.updated_at.toISOString(),
    fullname: fullName(account),
    ...submissionLabel(submission, await publishedForm(parts, tenant, submission.form_slug)),
    formRef: { name: (form?.['name'] ?? submission.form_name) as string, slug: submission.form_slug },
    data: {
      formDetails: Object.entries(answers)
        .filter(([key]) => !hidden.has(key))
        .map(([key, value]) => ({ key, value, visible: isVisible(key) })),
      workFlowDetails: {
        confirmationNumber: claim.number ?? submission.reference_number,
        status: claim.status ?? '',
        ...(colour ? { iconColoursCss: colour } : {}),
      },
      sections: await sectionsOf(call, form?.['surveyDefinition'], submission),
      submissionWorkflow: { warnings: claim.warnings ?? '' },
    },
    workflow: { submissionStatusCode: submission.status_code },
  };
};

const visibleOf = (answers: object) => Object.fromEntries(Object.entries(answers).filter(([field]) => isVisible(field)));

type Sections = SubmissionDetail['data']['sections'];

/** Without a form that can be read, the answers are labelled by their names: they outlive it. */
async function sectionsOf(
  {
    parts,
    tenant,
    tenantSettings,
    actor,
    query,
    language: visitors,
  }: PersonalCall<'submissions.detail'> & CallDependencies<DetailDependencies>,
  definition: unknown,
  submission: SubmissionRow,
): Promise<Sections> {
  const language = languageCodes(tenantSettings).find((code) => code === query.language) ?? visitors;
  const languages = languagesOf(tenantSettings, language);
  const words = await pdfWords(parts, tenant, languages);
  const reading = { language, signed: words.signed, datePattern: pickText(tenantSettings.formats?.date, languages) };
  const questionWords = await fieldWordsFor({ parts, tenant, tenantSettings, language });
  const given = visibleOf(safeAnswers(readableAnswers(submission, definition, await namingMissingFiles(parts.db, submission, words))));
  const sender = { tenant, person: actor.sub };
  const read =
    definition === undefined ? undefined : await parts.readAnswers({ definition, answers: given, questionWords, ...reading }, sender);
  if (read === 'busy') throw notRead();
  if (read && 'sections' in read) return read.sections.map(toSection).filter(({ lines }) => lines.length > 0);
  const lines = Object.entries(given).map(([title, value]) => ({
    kind: 'answer' as const,
    title,
    text: readable(value, reading),
  }));
  return lines.length > 0 ? [{ title: '', lines }] : [];
}

const toSection = ({ title, parts }: Section): Sections[number] => ({
  title,
  lines: parts
    .filter((part) => part.kind === 'heading' || isVisible(part.path))
    .map((part) => {
      if (part.kind === 'heading') return { kind: 'heading', title: part.text };
      const { title: question, text, picture } = part;
      return { kind: 'answer', title: question, text, ...(picture === undefined ? {} : { picture }) };
    }),
});
