import { registrationForms, registrationPages, signInTab, type CreateAccountAnswer } from '#schemas/api';
import type { Actions, Outcome } from '#schemas/page';
import { filesIn, isPrefixed } from '#forms/definition';
import { isSlug } from '#schemas/shared/slug';
import { chosenBy, keeperOf, withAccount } from '../../acting/index.ts';
import { confirmationPath, detailsFormPath, detailsPath, type Registering } from '../../address/index.ts';
import { homeOf, lowerEnded, personOf, rememberRecipient } from '../../auth/index.ts';
import {
  announcedFile,
  begunRegistration,
  chosenFiles,
  forgetChosenFiles,
  forgetLeft,
  guardAnswers,
  forgetOnDevice,
  isChangedElsewhere,
  keepSentFiles,
  keepSentForm,
  leaveToDetails,
  noteFiles,
  sendFiles,
  serverTime,
  withinRegistration,
  withSeeds,
} from '../../forms/index.ts';
import type { ActionContext } from '../action.ts';
import { failure } from '../failure.ts';
import { forgetTypedToRegister } from './forget-typed.ts';

type SentForm = Actions['submit-form']['payload'];
type Files = NonNullable<SentForm['files']>;

/** Files that were chosen in the first form, as its answers name them: for a device that keeps none. */
let chosenBefore: ReadonlyMap<string, File> = new Map();
/** The call that did not go through: the same answers under the same key make no second account. */
let lastTry: { readonly body: string; readonly key: string } | undefined;

const confirmation = 'registration-success';

/**
 * REG-04, REG-05: a form of a registration is sent: the first leads to the details; with those the account is made, its files are sent, and its person
 * is signed in or, where the address has to be proven first, led to the sign-in with a code on its way.
 */
export function register(sent: SentForm, context: ActionContext, registers: Registering): Promise<Outcome<'submit-form'>> {
  const keeper = keeperOf(context.session.current(), context.acting);
  // What another window wrote since is not what this one shows.
  if (keeper !== undefined && isChangedElsewhere(keeper, sent.formSlug)) return Promise.resolve({ ok: false, code: 'changed-elsewhere' });
  return registers.step === 'first' ? goToDetails(sent, context, registers) : makeAccount(sent, context, registers);
}

async function goToDetails(
  { answers, files = [] }: SentForm,
  { browser, session, acting, unsent }: ActionContext,
  { kind }: Registering,
): Promise<Outcome<'submit-form'>> {
  chosenBefore = new Map(files.map(({ content, file }) => [content, file]));
  // They go along.
  noteFiles(unsent, []);
  const keeper = keeperOf(session.current(), acting);
  const state = keeper === undefined ? undefined : leaveToDetails(keeper, kind, answers);
  // Every other way asks until the details are there.
  const { guard } = unsent;
  guardAnswers(unsent, undefined);
  const arrival = browser.go(withinRegistration(detailsFormPath(kind), browser.here()), false, state);
  guardAnswers(unsent, guard);
  return { ok: true, value: { arrivedFiles: [], failedFiles: [], arrival } };
}

async function makeAccount(sent: SentForm, context: ActionContext, { kind }: Registering): Promise<Outcome<'submit-form'>> {
  const { session, acting, api, site, url, browser, unsent, navigationState } = context;
  const keeper = keeperOf(session.current(), acting);
  const begun = begunRegistration(keeper, kind, navigationState());
  if (!begun) return { ok: false, code: 'not-begun' };
  if (keeper !== undefined && isChangedElsewhere(keeper, registrationForms[kind][0])) return { ok: false, code: 'changed-elsewhere' };
  const { userPoolId, clientId } = site.tenant.identity;
  const seeds = withSeeds(sent.answers, sent.seeds, { submissionId: undefined, isSaveAndReturn: false, url });
  const hidden = Object.fromEntries(Object.entries(seeds).filter(([name]) => isPrefixed(name)));
  const chosen = chosenBy(acting);
  // What led to an account stays with it.
  const dynamicData = { ...begun.formData, ...sent.answers, ...(chosen === undefined ? hidden : {}) };
  const before = await filesBefore(keeper, kind, begun.formData);
  const files = [...before, ...(sent.files ?? [])];
  let made: CreateAccountAnswer | undefined;
  try {
    if (chosen === undefined) {
      const body = { userPoolId, ...begun.account, dynamicData, files: files.map(announcedFile) };
      made = await api.call('accounts.register', {
        query: { clientId },
        body,
        idempotencyKey: keyOf(JSON.stringify(body), sent.idempotencyKey),
      });
    } else await api.call('accounts.update', { body: { id: chosen, userPoolId, dynamicData } });
  } catch (error) {
    return failure(error);
  }
  if (made?.ErrorMessage) return { ok: false, code: 'not-registered', message: made.ErrorMessage };
  forgetTypedToRegister(kind, context);
  if (keeper !== undefined) {
    forgetLeft(keeper);
    for (const slug of registrationForms[kind]) forgetOnDevice(keeper, slug);
  }
  const { arrived, failed } = await sendFiles(files, made?.attachments ?? [], { api, session, url });
  if (keeper !== undefined) await forgetChosenFiles(registrationForms[kind].map((slug) => [keeper, slug] as const));
  chosenBefore = new Map();
  noteFiles(unsent, []);
  guardAnswers(unsent, undefined);
  const account = chosen ?? made?.accountId;
  const value = { arrivedFiles: arrived, failedFiles: failed };
  if (acting.workspace && account !== undefined)
    return { ok: true, value: { ...value, arrival: browser.go(withAccount(`${detailsPath}?saved=true`, account), true) } };
  const { arrival } = made
    ? await enter(made, sent, context, kind, { arrived: arrived.map(({ file }) => file.name), missing: failed })
    : { arrival: Promise.resolve() };
  return { ok: true, value: { ...value, arrival } };
}

/** The files that the answers of the first form name now, each with the path of its question: one that was left out since is not sent. */
async function filesBefore(keeper: string | undefined, kind: Registering['kind'], answers: SentForm['answers']): Promise<Files> {
  const named = filesIn(answers).filter(({ file }) => file.fault === undefined);
  const files = named.map(({ file }) => file);
  const kept = keeper === undefined ? {} : await chosenFiles([keeper, registrationForms[kind][0]], files, serverTime());
  return named.flatMap(({ path, file: { content } }) => {
    const file = kept[content] ?? chosenBefore.get(content);
    return file ? [{ questionName: path, content, file }] : [];
  });
}

/** REG-05, REG-11: signed in, to the form that the address names or the hub, else to the confirmation; without a session, to the sign-in. */
async function enter(
  { identifier, authenticationResult: { idToken, username } }: CreateAccountAnswer,
  { formSlug, confirmationSlug: slug = confirmation }: SentForm,
  { session, site, url, browser }: ActionContext,
  kind: Registering['kind'],
  files: { readonly arrived: readonly string[]; readonly missing: readonly string[] },
): Promise<{ readonly arrival: Promise<void> }> {
  const name = url.searchParams.get('name') ?? '';
  const form = isSlug(name) ? `/form/${name}` : undefined;
  if (idToken !== '') {
    lowerEnded();
    await session.check();
    keepSentFiles(identifier, files);
    if (site.claimsEnabled) return { arrival: browser.go(form ?? '/form/my-claim', true) };
    await keepSentForm({ reference: identifier, slug, formSlug, person: personOf(session.current()) });
    const missing = files.missing.length > 0 ? { missingFiles: String(files.missing.length) } : {};
    const query = new URLSearchParams({ referenceNumber: identifier, slug, ...missing });
    return { arrival: browser.goWithBack(`${confirmationPath}?${query}`, homeOf(site.claimsEnabled)) };
  }
  rememberRecipient(username);
  const isSent = await session.start({ method: username.includes('@') ? 'Email' : 'Sms', username, link: false }).then(
    () => true,
    () => false,
  );
  const query = new URLSearchParams({ ...signInTab, ...(isSent ? { registered: '1' } : {}), ...(form ? { returnTo: form } : {}) });
  return { arrival: browser.go(`${registrationPages[kind]}?${query}`, true) };
}

function keyOf(body: string, key: string): string {
  lastTry = { body, key: lastTry?.body === body ? lastTry.key : key };
  return lastTry.key;
}
