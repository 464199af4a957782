import { pickText, type Workflow } from '#engine';
import {
  registrationForms,
  registrationKindOf,
  type Account,
  type EDocument,
  type FormRow,
  type FormsListView,
  type MissingFile,
  type MissingPlace,
  type Submission,
} from '#schemas/api';
import { noAccountFacts } from '#schemas/page';
import { fileQuestionAt, limitsOf } from '#forms/definition';
import { isEditor } from '../../auth/index.ts';
import { eSignHref, phaseStates } from '../../hub-views/index.ts';
import type { FormContent } from '../../content/index.ts';
import { fileLimits } from './file-limits.ts';
import type { SourceRequest, Source } from '../source.ts';
import { isOpenToStaff, rowsOf } from './form-rows.ts';
import { overviewOf, type AccountOverview } from './account-overview.ts';

/** MYC: the forms the account may see, what is awaited first, each with its newest submission; documents to sign; and the five steps. */
export const forms: Source<'forms'> = {
  async load(asked) {
    const overview = await overviewOf(asked);
    if (!overview) return { state: 'empty', ofEditor: isEditor(asked.session()), facts: noAccountFacts };
    const { account, rows, contents, submissions, documents, workflow } = overview;
    const { documentsByKind: _, ...facts } = overview.facts;
    if (!submissions) throw new Error('How far its forms are cannot be had.');
    const missing = await missingOf({ account, contents, submissions }, asked);
    return {
      state: 'ready',
      facts: {
        ...facts,
        'account.id': account.id,
        'account.identifier': account.identifier,
        'account.projectId': account.projectId,
        'forms.open': rows.filter((row) => row.status !== 'Done').length,
      },
      value: {
        rows,
        accountForms: account.locked ? [] : accountFormsOf(contents, submissions, asked),
        ...(documents ? { toSign: toSignOf(documents) } : {}),
        steps: stepsOf(workflow, account, asked),
        ...(missing ? { missing } : {}),
        ...(asked.acting.account === 'own' || account.locked ? {} : { staffOnly: staffOnlyOf(overview, asked) }),
        ...(account.hasRegistration ? { registration: account.identifier } : {}),
      },
    };
  },
};

const toSignOf = (documents: readonly EDocument[]): NonNullable<FormsListView['toSign']> =>
  documents
    .filter(({ signingStatus }) => signingStatus === 'Sent')
    .map(({ eDocumentId, eDocumentName, label, sentAt }) => ({
      id: eDocumentId,
      name: eDocumentName,
      ...(label === undefined ? {} : { label }),
      sentAt,
      href: eSignHref(documents, eDocumentId),
    }));

/** APP-05: names of the forms that staff have at the screen of the account and its person does not find in their list. */
const staffOnlyOf = ({ contents, rows }: AccountOverview, { site }: SourceRequest): string[] =>
  contents
    .filter((form) => isOpenToStaff(form) && !form.ofAccount && !rows.some(({ slug }) => slug === form.slug))
    .map(({ slug, name }) => pickText(name, site) ?? slug);

const accountFormsOf = (contents: readonly FormContent[], submissions: readonly Submission[], asked: SourceRequest): FormRow[] =>
  contents
    .filter(({ ofAccount, restricted, status }) => ofAccount && !restricted && status !== 'Inactive')
    .flatMap((form) => rowsOf(form, submissions, asked).slice(0, 1));

/** FRM-13: of every submission, also of a form that is not listed, and of the account itself; with the limits of its question, where it has its own. */
async function missingOf(
  { account, submissions, contents }: Pick<AccountOverview, 'account' | 'contents'> & { readonly submissions: readonly Submission[] },
  asked: SourceRequest,
): Promise<FormsListView['missing']> {
  const incomplete = submissions.filter(({ missingFiles = [] }) => missingFiles.length > 0);
  const { missingFiles: ofAccount = [] } = account;
  if (incomplete.length + ofAccount.length === 0) return undefined;
  const { questions, site } = asked;
  const limits = await fileLimits(asked);
  const placeOf = ({ questionName, ...file }: MissingFile, form: FormContent | null, formName: string | undefined): MissingPlace => {
    const question = fileQuestionAt(form?.surveyDefinition, questionName);
    const own = question?.acceptedTypes || question?.acceptedCategories || question?.maxSize ? { limits: limitsOf(question, limits) } : {};
    return { ...file, ...(formName === undefined ? {} : { formName }), ...own };
  };
  const files = await Promise.all(
    incomplete.map(async ({ formSlug, formName, missingFiles = [] }) => {
      const form = await questions.form(formSlug).catch(() => null);
      const name = pickText(contents.find(({ slug }) => slug === formSlug)?.name, site) ?? formName;
      return missingFiles.map((file) => placeOf(file, form, name));
    }),
  );
  const registered = ofAccount.length > 0 ? await registeredBy(account, asked) : [];
  const own = ofAccount.map((file) => {
    const form = registered.find(({ surveyDefinition }) => fileQuestionAt(surveyDefinition, file.questionName)) ?? null;
    return placeOf(file, form, pickText(form?.name, site));
  });
  return { files: [...own, ...files.flat()], limits };
}

/** The forms that the account was registered with, as far as the tenant still has them. */
async function registeredBy({ dynamicData }: Account, { questions }: SourceRequest): Promise<FormContent[]> {
  const slugs = registrationForms[registrationKindOf(dynamicData._data['account_RegistrationType'])];
  const forms = await Promise.all(
    [...new Set([...slugs, ...registrationForms.Register])].map((slug) => questions.form(slug).catch(() => null)),
  );
  return forms.filter((form) => form !== null);
}

const stepsOf = (workflow: Workflow, { status }: Account, { site }: SourceRequest): FormsListView['steps'] =>
  phaseStates(workflow, status).map((state, index) => ({ label: pickText(workflow.steps[index]?.processStep, site) ?? '', state }));
