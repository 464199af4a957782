import type { AttachmentConfiguration } from '#schemas/api';
import type { PublishedContent } from '../../records/index.ts';

type Content = Pick<PublishedContent, 'readContent'>;

/** The tenant's list of file types and purposes; empty lists where it has none. */
export async function readAttachmentConfiguration(
  { readContent }: Content,
  tenant: string,
): Promise<Omit<AttachmentConfiguration, 'maxFileSize'>> {
  const item = (await readContent(tenant, 'configuration', 'attachments')) ?? {};
  return {
    allowedFileTypeList: Array.isArray(item['allowedFileTypeList']) ? item['allowedFileTypeList'].map(String) : [],
    filePurposeList: Array.isArray(item['filePurposeList']) ? (item['filePurposeList'] as AttachmentConfiguration['filePurposeList']) : [],
  };
}
