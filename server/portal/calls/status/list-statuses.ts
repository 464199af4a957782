import { pickText } from '#engine';
import { languagesOf, type HubMyClaimSteps } from '#schemas/tenant';
import type { PublishedContent } from '../../records/index.ts';
import type { Operation } from '../call.ts';

/** STS-07: the statuses that the tenant configures, those of its projects too, by name in the language of the caller. */
export const listStatuses: Operation<'workspace.statuses', PublishedContent> = async ({ parts, tenant, tenantSettings, language }) => {
  const steps = (await parts.readContent(tenant, 'configuration', 'hub-my-claim-steps')) as Partial<HubMyClaimSteps> | null;
  const languages = languagesOf(tenantSettings, language);
  const named = [steps ?? {}, ...Object.values(steps?.projects ?? {})]
    .flatMap(({ statuses = [] }) => statuses)
    .map(({ code, name }) => ({ code, name: pickText(name, languages) ?? code }));
  return { statuses: [...new Map(named.map((one) => [`${one.code} ${one.name}`, one])).values()] };
};
