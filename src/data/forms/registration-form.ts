import { pickText } from '#engine';
import { registrationForms, registrationPages, type FormView } from '#schemas/api';
import { nameQuestionsOf } from '#forms/definition';
import { tenantDefaults } from '#schemas/tenant';
import { chosenBy, keeperOf } from '../../acting/index.ts';
import { listPath, type Registering } from '../../address/index.ts';
import {
  begunRegistration,
  confirmationOf,
  deviceAnswers,
  type MergedAnswers,
  noteRead,
  leftByFirstForm,
  nameOf,
  seedsOf,
  serverTime,
  takeUpLeft,
  withinRegistration,
} from '../../forms/index.ts';
import type { NeedAnswer, SourceRequest } from '../source.ts';
import { fileLimits } from './file-limits.ts';
import { lookupCountries } from './lookup-countries.ts';

/** REG-04, RDT-02: one of the two forms of a registration; nothing is known of it but what this device keeps and, for staff, what the account has. */
export async function registrationForm(asked: SourceRequest, { kind, step }: Registering): Promise<NeedAnswer<'form'>> {
  const { acting, site, url, session, navigationState } = asked;
  const slug = registrationForms[kind][step === 'first' ? 0 : 1];
  const { canCreateRegistration = tenantDefaults.canCreateRegistration } = site.tenant;
  const form = canCreateRegistration || acting.workspace ? await asked.questions.form(slug) : null;
  if (!form || form.status === 'Inactive' || typeof form.surveyDefinition !== 'object' || form.surveyDefinition === null)
    return { state: 'empty' };
  const [files, stored, lookup] = await Promise.all([
    fileLimits(asked),
    storedAnswers(asked),
    lookupCountries(asked, form.surveyDefinition),
  ]);
  const keeper = keeperOf(session(), acting);
  const kept = keeper === undefined ? null : deviceAnswers(keeper, slug, serverTime());
  const left = step === 'first' && keeper !== undefined && !kept ? leftByFirstForm(keeper) : undefined;
  const begun = step === 'first' ? undefined : begunRegistration(keeper, kind, navigationState());
  if (begun && keeper !== undefined) {
    noteRead(keeper, registrationForms[kind][0]);
    takeUpLeft(keeper, kind, navigationState());
  }
  const first = begun ? await asked.questions.form(registrationForms[kind][0]) : null;
  const isBegun =
    begun !== null && (begun?.account.family_name !== '' || !nameQuestionsOf([first?.surveyDefinition]).family_name.isRequired);
  const earlier = first &&
    form.review &&
    begun && { definition: first.surveyDefinition, answers: { ...begun.account, ...begun.formData }, changeHref: beginningOf(kind, asked) };
  const name = pickText(form.name, site) ?? slug;
  const confirmationSlug = confirmationOf(form, url);
  const view: FormView = {
    slug,
    title: pickText(form.pageTitle, site) ?? name,
    definition: form.surveyDefinition,
    formVersion: form.version,
    opened: '',
    answers: { ...stored, ...left },
    page: 0,
    // Nothing of it was put back from this device.
    ...(left ? { unsaved: [], inDocumentAlone: true } : {}),
    ...(keeper === undefined ? {} : { keptAs: nameOf(keeper, slug), lockName: nameOf(keeper, registrationForms[kind][0]) }),
    ...(isBegun ? {} : { blocked: 'not-begun' }),
    ...(form.review ? { review: { ...form.review, prints: true, ...(earlier ? { earlier } : {}) } } : {}),
    seeds: {
      ...seedsOf({ form: { name, slug, version: form.version }, url, acting, site, submission: null }),
      account_RegistrationType: kind,
    },
    ...(confirmationSlug ? { confirmationSlug } : {}),
    buttons: buttonsAt(step, asked),
    registers: step,
    accountCountry: site.tenant.identity.country,
    returnHref: acting.workspace && !isBegun ? listPath : beginningOf(kind, asked),
    files,
    ...lookup,
    ...(site.tenant.help ? { help: site.tenant.help } : {}),
  };
  return { state: 'ready', value: kept ? broughtInto(view, kept) : view };
}

const broughtInto = (drawn: FormView, { answers, page, putBack, others }: MergedAnswers): FormView => ({
  ...drawn,
  answers: { ...drawn.answers, ...answers },
  page: page ?? 0,
  ...(Object.keys(answers).length > 0 ? { unsaved: putBack } : {}),
  ...(others.length > 0 ? { otherAnswers: others } : {}),
  drawn,
});

/** RDT-01. The first form has nothing before it. */
function buttonsAt(step: Registering['step'], { acting }: SourceRequest): FormView['buttons'] {
  const sends = acting.workspace && step === 'details';
  return {
    cancel: step === 'first' ? 'never' : 'only-on-first-page',
    saveAndReturn: false,
    complete: sends ? (chosenBy(acting) === undefined ? 'add' : 'update') : 'submit',
  };
}

/** Where a registration begins: its page at the first form. */
const beginningOf = (kind: Registering['kind'], { acting, url }: SourceRequest): string =>
  withinRegistration(registrationPages[kind], url, acting.workspace ? { isWorkspace: 'true' } : { tab: '0' });

/** FRM-19: what the account has that staff change. */
async function storedAnswers({ acting, api }: SourceRequest): Promise<Readonly<Record<string, unknown>>> {
  const id = acting.workspace ? chosenBy(acting) : undefined;
  if (id === undefined) return {};
  const { email, name, family_name, dynamicData } = await api.call('accounts.one', { params: { id } });
  return { ...(dynamicData._data as Readonly<Record<string, unknown>>), email, name, family_name };
}
