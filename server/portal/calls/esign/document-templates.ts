import { pickText } from '#engine';
import { languagesOf, type DocumentsToSign, type HubMyClaimSteps } from '#schemas/tenant';
import type { PublishedContent } from '../../records/index.ts';
import type { Operation } from '../call.ts';

/** ESG-09: the templates that the tenant offers staff, by name in the language of the caller, and the kinds of documents that its statuses have words about; none if it names none. */
export const documentTemplates: Operation<'workspace.documentTemplates', PublishedContent> = async ({
  parts,
  tenant,
  tenantSettings,
  language,
}) => {
  const item = (await parts.readContent(tenant, 'configuration', 'documents-to-sign')) as Partial<DocumentsToSign> | null;
  const steps = (await parts.readContent(tenant, 'configuration', 'hub-my-claim-steps')) as Partial<HubMyClaimSteps> | null;
  const languages = languagesOf(tenantSettings, language);
  return {
    templates: (item?.templates ?? []).map(({ asset, name }) => ({ asset, name: pickText(name, languages) ?? asset })),
    kinds: [...new Set([steps ?? {}, ...Object.values(steps?.projects ?? {})].flatMap(kindsIn))],
  };
};

const kindsIn = ({ workflowStatusMapping = {}, rules = [] }: Partial<HubMyClaimSteps>): readonly string[] =>
  [...Object.values(workflowStatusMapping), ...rules].flatMap(({ documentKinds = [] }) => documentKinds);
