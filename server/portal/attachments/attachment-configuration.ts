import type { AttachmentConfiguration } from '#schemas/api';
import type { Portal } from '../portal.ts';
import type { Call } from '../call.ts';

/** CTL-CFG: from the tenant's configuration; empty when there is none. */
export const attachmentConfiguration = async ({ portal, tenant }: Pick<Call<'attachments.configuration'>, 'tenant'> & { portal: Portal }): Promise<AttachmentConfiguration> => {
  const item = (await portal.readContent(tenant, 'configuration', 'attachments')) ?? {};
  return {
    allowedFileTypeList: Array.isArray(item['allowedFileTypeList']) ? item['allowedFileTypeList'].map(String) : [],
    filePurposeList: Array.isArray(item['filePurposeList']) ? (item['filePurposeList'] as AttachmentConfiguration['filePurposeList']) : [],
  };
};
