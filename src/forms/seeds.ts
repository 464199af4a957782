import { isPrefixed, type Seeds } from '#forms/definition';
import { isGuid } from '#schemas/shared/slug';
import { chosenBy, type ActingPerson } from '../acting/index.ts';
import type { Site } from '../tenant/index.ts';
import { utmValues } from './utm-values.ts';

interface OpenedForm {
  readonly form: { readonly name: string; readonly slug: string; readonly version: number };
  readonly url: URL;
  readonly acting: ActingPerson;
  readonly site: Pick<Site, 'tenant' | 'claimsEnabled'>;
  readonly submission: { readonly id: string; readonly accountId: string } | null;
}

type Values = Readonly<Record<string, unknown>>;

/** FRM-10, FRM-18: what a form is seeded with when it is opened: its expressions may read it, and it is sent with the answers. Pure. */
export function seedsOf({ form, url, acting, site, submission }: OpenedForm): Seeds {
  return {
    formName: form.name,
    formSlug: form.slug,
    version: form.version,
    isSaveAndReturn: false,
    isEditMode: true,
    userPoolId: site.tenant.identity.userPoolId,
    isClaimEnabled: site.claimsEnabled,
    account_id: submission?.accountId ?? acting.link?.accountId ?? chosenBy(acting) ?? '',
    account_RegistrationType: '',
    ...utmValues(url),
    submission_id: submissionIdOf(submission?.id, url),
    ...(acting.workspace ? { source: 'workspace' } : {}),
  };
}

/**
 * FRM-10: answers and seeds as they are sent. A question of the form may set an account_ or submission_ value; without an answer it is the seed,
 * else an empty text. Of the other seeds the newest holds. Pure.
 */
export function withSeeds(
  answers: Values,
  seeds: Values,
  sent: { readonly submissionId: string | undefined; readonly isSaveAndReturn: boolean; readonly url: URL },
): Values {
  const all: Record<string, unknown> = { ...answers, ...seeds, isSaveAndReturn: sent.isSaveAndReturn };
  for (const name of Object.keys(all)) if (isPrefixed(name)) all[name] = set(answers[name]) ?? set(seeds[name]) ?? '';
  return { ...all, submission_id: submissionIdOf(sent.submissionId, sent.url) };
}

const set = (value: unknown): unknown => (value === '' || value === null ? undefined : value);

/** FRM-11: only a GUID counts, else the one of the address, else nothing. */
const submissionIdOf = (id: string | undefined, url: URL): string =>
  id !== undefined && isGuid(id) ? id : (url.searchParams.get('submissionId') ?? '');
