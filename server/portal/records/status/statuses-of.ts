import type { ClaimsAnswer } from '#schemas/api';
import { configurationOfProject, type HubMyClaimSteps } from '#schemas/tenant';
import type { AccountRow } from '../account/account-of.ts';
import type { PublishedContent } from '../published-content.ts';

type LocalisedText = ClaimsAnswer['accountStatus']['description'];

/** A status that the firm may give an account. */
export type ConfiguredStatus = NonNullable<HubMyClaimSteps['statuses']>[number];

type OfProject = Pick<AccountRow, 'tenant_id' | 'project_id'>;

/** STS-01: the statuses that the tenant configures for accounts of a project; none if it configures none. */
export const statusesOf = async (content: PublishedContent, account: OfProject): Promise<readonly ConfiguredStatus[]> =>
  (await stepsOf(content, account))?.statuses ?? [];

/** CLM-02: whether the tenant configures phases for accounts of a project. */
export const hasPhases = async (content: PublishedContent, account: OfProject): Promise<boolean> =>
  ((await stepsOf(content, account))?.steps?.length ?? 0) > 0;

async function stepsOf(
  { readContent }: PublishedContent,
  { tenant_id: tenant, project_id: project }: OfProject,
): Promise<Partial<HubMyClaimSteps> | null> {
  return configurationOfProject(
    await readContent(tenant, 'configuration', 'hub-my-claim-steps'),
    project,
  ) as Partial<HubMyClaimSteps> | null;
}

/**
 * CLM-03: the words of the status that an account has, if its workflow has none: those of the administrator's system or of the firm, the configured name of the
 * status, or its code.
 */
export async function statusDescription(
  content: PublishedContent,
  account: Pick<AccountRow, 'tenant_id' | 'project_id' | 'status_code' | 'claims'>,
): Promise<LocalisedText> {
  const held = (account.claims as { readonly accountStatus?: { readonly description?: LocalisedText } } | null)?.accountStatus?.description;
  if (held !== undefined) return held;
  const statuses = await statusesOf(content, account);
  return statuses.find(({ code }) => code === account.status_code)?.name ?? account.status_code;
}
