import { pickText } from '#engine';
import { languagesOf, type DocumentsToSign } from '#schemas/tenant';
import type { PublishedContent } from '../../records/index.ts';
import type { Operation } from '../call.ts';

/** ESG-09: the templates that the tenant offers staff, by name in the language of the caller; none if it offers none. */
export const documentTemplates: Operation<'workspace.documentTemplates', PublishedContent> = async ({
  parts,
  tenant,
  tenantSettings,
  language,
}) => {
  const item = (await parts.readContent(tenant, 'configuration', 'documents-to-sign')) as Partial<DocumentsToSign> | null;
  const languages = languagesOf(tenantSettings, language);
  return { templates: (item?.templates ?? []).map(({ asset, name }) => ({ asset, name: pickText(name, languages) ?? asset })) };
};
