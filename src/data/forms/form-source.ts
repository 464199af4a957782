import { pickText } from '#engine';
import { withTimeout } from '#schemas/shared/timeouts';
import type { AttachmentItem, FormView, Submission } from '#schemas/api';
import type { FileLimits } from '#forms/definition';
import { isSlug } from '#schemas/shared/slug';
import type { FormContent } from '../../content/index.ts';
import { carryChoice, chosenBy, typingPlaceOf } from '../../acting/index.ts';
import { detailsPath, listPath, submissionIn } from '../../address/index.ts';
import { PortalError } from '../../failure/index.ts';
import { homeOf, signInAfterLink, signInPath } from '../../auth/index.ts';
import {
  deviceCipher,
  seedsOf,
  blockedBy,
  buttonsOf,
  confirmationOf,
  type FormSituation,
  beginsAnew,
  unlockDevice,
} from '../../forms/index.ts';
import { forgetFormLink } from '../../link/form-link.ts';
import { typedBeforeScript } from '../../tab/index.ts';
import { fileLimits } from './file-limits.ts';
import { lookupCountries } from './lookup-countries.ts';
import { withChosenFiles } from './with-chosen-files.ts';
import { asOnServer, hasNewerSave, withLocalAnswers } from './with-local-answers.ts';
import type { NeedAnswer, SourceRequest, Source } from '../source.ts';

/** FRM: the form the address names, what was answered so far, and whether it may be filled. */
export const form: Source<'form'> = {
  async load(asked) {
    unlockDevice(asked.session(), deviceCipher);
    const { registers } = asked.acting;
    const answered = registers
      ? await (await import('./registration-form.ts')).registrationForm(asked, registers)
      : await openedForm(asked);
    return answered.state === 'ready' ? { ...answered, value: withTyped(await withChosenFiles(answered.value, asked), asked) } : answered;
  },
};

/** FRM-24: with what was typed in html of an earlier document. */
function withTyped(view: FormView, { acting, session, url }: SourceRequest): FormView {
  const typed = typedBeforeScript(typingPlaceOf(session(), acting, url));
  return typed.length > 0 ? { ...view, typed } : view;
}

async function openedForm(asked: SourceRequest): Promise<NeedAnswer<'form'>> {
  const slug = formSlugOf(asked.url);
  const content = slug === null ? null : await asked.questions.form(slug);
  if (!content || typeof content.surveyDefinition !== 'object' || content.surveyDefinition === null) return { state: 'empty' };
  if (content.status === 'Inactive' && !(await isCorrected(asked, content))) return { state: 'empty' };
  const parts = await partsOf(asked, content);
  const view = (await viewSavedSince(content, parts)) ?? viewOf(content, parts);
  return { state: 'ready', value: view };
}

/** GBK-01: a correction that was begun can be sent, also once its form is closed. */
async function isCorrected(asked: SourceRequest, content: FormContent): Promise<boolean> {
  if (asked.session().state !== 'signed-in') return false;
  const submission = await submissionOf(asked, content).catch(() => null);
  return submission?.correction !== undefined;
}

/** Milliseconds that a form waits for what was saved since. */
const maxWait = 4000;

/**
 * FRM-15: a form that this device has saved since the server was asked for it, or since its document was written, as the server has it now; undefined if it was not, or
 * that cannot be had. Another window that gives the form over forgets what it kept as soon as its save has arrived, which may be between the two readings here.
 */
async function viewSavedSince(content: FormContent, before: FormSourceData): Promise<FormView | undefined> {
  const { asked, files } = before;
  const plain = asOnServer(plainView(content, before), { asked, content, files });
  if (!hasNewerSave(plain, asked)) return undefined;
  let now = before;
  await withTimeout(
    partsSavedSince(content, { ...asked, api: asked.freshApi ?? asked.api }, (parts) => (now = parts)),
    maxWait,
  ).catch(() => undefined);
  if (now === before) return undefined;
  if (!asked.hydrates) return viewOf(content, now);
  // Where it can be filled in no more, or again, the html could not be hydrated.
  return plain.blocked === plainView(content, now).blocked ? { ...viewOf(content, now), html: plain } : undefined;
}

/** Asks until no newer save is noted; what the server has stays older than noted where a draft was deleted elsewhere. */
async function partsSavedSince(content: FormContent, asked: SourceRequest, answered: (parts: FormSourceData) => void): Promise<void> {
  let version = 0;
  let before: number;
  let parts: FormSourceData;
  do {
    before = version;
    parts = await partsOf(asked, content);
    answered(parts);
    version = parts.submission?.version ?? 0;
  } while (version > before && hasNewerSave(plainView(content, parts), asked));
}

async function partsOf(asked: SourceRequest, content: FormContent): Promise<FormSourceData> {
  const stored = submissionOf(asked, content);
  const [submission, limits, preconditions, lookup] = await Promise.all([
    stored,
    fileLimits(asked),
    preconditionsOf(asked, content, stored),
    lookupCountries(asked, content.surveyDefinition),
  ]);
  // The holder of a link may not list files.
  const files =
    submission && !asked.acting.link
      ? await asked.api
          .call('attachments.ofSubmission', { params: { id: submission.id }, query: { sentWith: 'true' } })
          .catch(() => undefined)
      : undefined;
  return { asked, submission, preconditions, files, limits, lookup };
}

/** `/form/vehicle-claim` → `vehicle-claim`. Pure. */
export function formSlugOf({ pathname }: URL): string | null {
  const slug = /^\/form(?:-fill)?\/([^/]+)$/i.exec(pathname)?.[1] ?? '';
  return isSlug(slug) ? slug : null;
}

/** The submission the address names, else a draft of this form, else what was sent last; null when nothing was begun, or begun anew (CLM-01). */
async function submissionOf({ api, url, acting }: SourceRequest, form: FormContent): Promise<Submission | null> {
  if (acting.link) return acting.link.submission;
  const id = submissionIn(url);
  const formSlug = form.slug;
  if (id && beginsAnew(form, url)) return api.call('drafts.one', { query: { formSlug, submissionId: id } });
  const newest = () => api.call('drafts.one', { query: { formSlug } });
  if (!id) return newest();
  return api.call('submissions.one', { params: { id } }).catch((error: unknown) => {
    if (!isGone(error) || form.additionalForm) throw error;
    // A draft that was deleted (FRM-26): another one by its id, or the one that a form begun once may have by now.
    return form.repeatable ? null : newest();
  });
}

/** FRM-06: not asked in workspace. A server that does not know the call refuses nothing. */
async function preconditionsOf(
  { api, url, acting }: SourceRequest,
  form: FormContent,
  stored: Promise<Submission | null>,
): Promise<boolean | null> {
  if (acting.workspace) return null;
  if (acting.link) {
    const { token, submission } = acting.link;
    const open = await api.call('submissions.preconditionByToken', {
      body: { formSlug: form.slug, submissionId: submission?.id ?? '', token },
    });
    // A form that is no longer available opens by no link.
    if (!open) forgetFormLink();
    return open;
  }
  const named = beginsAnew(form, url) ? (await stored)?.id : submissionIn(url);
  const ask = (submissionId: string) => api.call('submissions.precondition', { body: { formSlug: form.slug, submissionId } });
  return ask(named ?? '')
    .catch((error: unknown) => {
      if (isGone(error) && named) return ask('');
      throw error;
    })
    .catch((error: unknown) => {
      if (isGone(error)) return true;
      throw error;
    });
}

const isGone = (error: unknown): boolean => error instanceof PortalError && error.status === 404;

interface FormSourceData {
  readonly asked: SourceRequest;
  readonly submission: Submission | null;
  readonly preconditions: boolean | null;
  /** Undefined where they are not known. */
  readonly files: readonly AttachmentItem[] | undefined;
  readonly limits: FileLimits;
  readonly lookup: Pick<FormView, 'lookupCountries'>;
}

function viewOf(content: FormContent, parts: FormSourceData): FormView {
  const { asked, submission, files } = parts;
  const addressed = namedIn(asked) !== undefined;
  return withLocalAnswers(plainView(content, parts), { asked, content, submission, addressed, files });
}

/** Id of the submission that the address names. */
const namedIn = ({ acting, url }: SourceRequest): string | undefined => (acting.link ? acting.link.submission?.id : submissionIn(url));

/** Without what this device has. */
function plainView(content: FormContent, { asked, submission, preconditions, files, limits, lookup }: FormSourceData): FormView {
  const { url, site, acting } = asked;
  const named = namedIn(asked);
  const begun = named !== undefined && (beginsAnew(content, url) || (submission === null && content.repeatable && !acting.link));
  const submissionId = submission?.id ?? (begun ? named : undefined);
  const situation: FormSituation = {
    slug: content.slug,
    additionalForm: content.additionalForm && !submission?.correction,
    workspace: acting.workspace,
    createClaim: url.searchParams.get('createClaim') === 'true',
    token: acting.link !== undefined,
    addressed: submission !== null && submission.id === named && !begun,
    submission,
    preconditions,
  };
  const blocked = blockedBy(situation);
  const confirmationSlug = confirmationOf(content, url);
  const name = pickText(content.name, site) ?? content.slug;
  return {
    slug: content.slug,
    title: pickText(content.pageTitle, site) ?? name,
    definition: content.surveyDefinition,
    formVersion: content.version,
    opened: named ?? '',
    ...(submissionId ? { submissionId } : {}),
    ...(submission ? { version: submission.version, savedAt: submission.updatedAt } : {}),
    ...(submission?.lastKey ? { lastKey: submission.lastKey } : {}),
    answers: submission?.dynamicData ?? {},
    // What was sent is read from its beginning.
    page: submission?.status === 'Draft' ? (submission.page ?? 0) : 0,
    ...changesOf(submission, site),
    ...(submission?.correction ? { correction: submission.correction } : {}),
    ...(blocked ? { blocked } : {}),
    seeds: seedsOf({ form: { name, slug: content.slug, version: content.version }, url, acting, site, submission }),
    ...(confirmationSlug ? { confirmationSlug } : {}),
    ...(content.review ? { review: { ...content.review, ...(acting.link ? { prints: true } : {}) } } : {}),
    buttons: buttonsOf(situation),
    // Where nothing is saved while typing, leaving is no saving.
    ...(content.oneWayOut && buttonsOf(situation).saveAndReturn && !acting.link ? { oneWayOut: true as const } : {}),
    signInHref: signInPath(acting.link ? `/form/${content.slug}` : url.pathname + url.search),
    ...(acting.link ? { byLink: true } : {}),
    returnHref: returnOf(asked, submission),
    ...(acting.link ? { leaveHrefs: leaveHrefs(site.claimsEnabled) } : {}),
    files: limits,
    ...lookup,
    ...(hasDraft(content, asked) ? { hasDraft: true as const } : {}),
    ...(files && files.length > 0
      ? {
          fileStates: Object.fromEntries(
            files.map(({ id, state, isOpening, warning }) => [id, isOpening ? 'received' : (warning ?? state)]),
          ),
        }
      : {}),
    ...(site.tenant.help ? { help: site.tenant.help } : {}),
  };
}

/** FRM-27: titles in the language shown. */
function changesOf(submission: Submission | null, site: SourceRequest['site']): Pick<FormView, 'changes'> {
  if (!submission?.formChanges) return {};
  const { added, removed } = submission.formChanges;
  const since = submission.dataMetadata?.['formVersion'];
  return {
    changes: {
      added,
      removed: removed.map(({ name, title }) => ({ name, title: titleIn(title, site.language) || name })),
      ...(typeof since === 'number' ? { since } : {}),
    },
  };
}

/** A title as SurveyJS writes it: a text, or texts by language with `default`. */
function titleIn(title: unknown, language: string): string {
  const texts = typeof title === 'object' && title !== null ? (title as Readonly<Record<string, unknown>>) : { default: title };
  const shown = texts[language] ?? texts['default'];
  return typeof shown === 'string' ? shown : '';
}

/** FRM-13: only a draft takes files before the form is sent, and only of who is signed in. */
const hasDraft = ({ additionalForm }: FormContent, { acting, session }: SourceRequest): boolean =>
  !additionalForm && !acting.link && session().state === 'signed-in' && acting.account !== 'none';

/** FRM-03: the holder of a link has no hub. */
const leaveHrefs = (claimsEnabled: boolean): NonNullable<FormView['leaveHrefs']> => ({
  kept: signInAfterLink(claimsEnabled, 'kept'),
  notKept: signInAfterLink(claimsEnabled, 'notKept'),
});

/** FRM-03: Cancel leads staff to the account, everyone else to the hub. */
function returnOf({ site, acting }: SourceRequest, submission: Submission | null): string {
  if (!acting.workspace) return homeOf(site.claimsEnabled);
  if (chosenBy(acting) === undefined) return listPath;
  const query = new URLSearchParams(submission ? { submissionId: submission.id, projectId: submission.projectId } : {});
  return carryChoice(query.size > 0 ? `${detailsPath}?${query}` : detailsPath, acting);
}
