import { pickText, type Workflow } from '#engine';
import { noSubmissionId, type Account, type FormRow, type FormsListView, type MissingPlace, type Submission } from '#schemas/api';
import { noAccountFacts } from '#schemas/page';
import { fileQuestionAt, limitsOf } from '#schemas/form';
import { screenPath } from '../address/index.ts';
import { awaitedForm, progressOf } from '../hub/index.ts';
import type { FormContent } from '../content/index.ts';
import { accountOf } from './account.ts';
import { fileLimits } from './file-limits.ts';
import type { Asked, Source } from './source.ts';
import { workflowOf } from './workflow.ts';

/** MYC-03. */
const order: readonly FormRow['status'][] = ['NotStarted', 'Draft', 'Done'];

/** MYC: the forms the account may see, in the order of their status, each with its newest submission, and the five steps. */
export const forms: Source<'forms'> = {
  async load(asked) {
    const account = await accountOf(asked);
    if (!account) return { state: 'empty', facts: noAccountFacts };
    const [submissions, contents, workflow] = await Promise.all([
      asked.api.call('submissions.ofAccount', { params: { accountId: account.id } }),
      asked.questions.forms(),
      workflowOf(asked),
    ]);
    const listed = contents
      .filter((form) => isListed(form, account, asked.acting.workspace))
      .map((form) => rowOf(form, submissions, asked))
      .toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
    const awaited = awaitedForm(
      workflow,
      { 'account.status': account.status, 'account.statusCode': account.workflow.accountStatusCode },
      listed,
    );
    const rows = listed.map((row): FormRow => (row.slug === awaited ? { ...row, awaited: true } : row));
    const missing = await missingOf(submissions, contents, asked);
    return {
      state: 'ready',
      facts: {
        'account.id': account.id,
        'account.identifier': account.identifier,
        'account.status': account.status,
        'account.statusCode': account.workflow.accountStatusCode,
        'account.projectId': account.projectId,
        'forms.open': rows.filter((row) => row.status !== 'Done').length,
      },
      value: {
        rows,
        steps: stepsOf(workflow, account, asked),
        ...(missing ? { missing } : {}),
      },
    };
  },
};

/** MYC-05: restricted forms only when assigned, never in workspace; outside it only those of the hub and profile forms. Pure. */
export function isListed(form: FormContent, account: Pick<Account, 'dynamicData'>, workspace: boolean): boolean {
  if (form.status === 'Inactive') return false;
  if (form.restricted) return !workspace && assigned(account).includes(form.slug);
  return workspace || form.showOnHubDetailsPage || form.isProfile;
}

const assigned = ({ dynamicData }: Pick<Account, 'dynamicData'>): unknown[] => {
  const forms = dynamicData._data['assignedForms'];
  return Array.isArray(forms) ? forms : [];
};

function rowOf(form: FormContent, submissions: readonly Submission[], { site }: Asked): FormRow {
  const [newest] = submissions
    .filter((submission) => submission.id !== noSubmissionId && submission.formSlug === form.slug)
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  return {
    slug: form.slug,
    name: pickText(form.name, site) ?? form.slug,
    status: newest?.status ?? 'NotStarted',
    restricted: form.restricted,
    additionalForm: form.additionalForm,
    ...(newest ? { submissionId: newest.id, requested: newest.createdAt, lastUpdate: newest.updatedAt } : {}),
    ...(form.confirmationSlug ? { formConfirmationSlug: form.confirmationSlug } : {}),
    ...(newest?.status === 'Done' ? { detailHref: screenPath('my-claim-detail', { submissionId: newest.id }) } : {}),
  };
}

/** FRM-13: of every submission, also of a form that is not listed; with the limits of its question, where it has its own. */
async function missingOf(
  submissions: readonly Submission[],
  contents: readonly FormContent[],
  { site, questions, ...asked }: Asked,
): Promise<FormsListView['missing']> {
  const incomplete = submissions.filter(({ missingFiles = [] }) => missingFiles.length > 0);
  if (incomplete.length === 0) return undefined;
  const limits = await fileLimits({ site, ...asked });
  const files = await Promise.all(
    incomplete.map(async ({ formSlug, formName, missingFiles = [] }) => {
      const name = pickText(contents.find(({ slug }) => slug === formSlug)?.name, site) ?? formName;
      const form = await questions.form(formSlug).catch(() => null);
      return missingFiles.map(({ id, fileName, state, questionName }): MissingPlace => {
        const question = fileQuestionAt(form?.surveyDefinition, questionName);
        const own = question?.acceptedTypes || question?.maxSize ? { limits: limitsOf(question, limits) } : {};
        return { id, fileName, formName: name, state, ...own };
      });
    }),
  );
  return { files: files.flat(), limits };
}

const stepsOf = (workflow: Workflow, { status }: Account, { site }: Asked): FormsListView['steps'] =>
  progressOf(workflow, status).map((state, index) => ({ label: pickText(workflow.steps[index]?.processStep, site) ?? '', state }));
