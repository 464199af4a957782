import type { AttachmentConfiguration } from '#schemas/api';
import { knownEndings } from '#schemas/form';
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

/** Endings a file may have, without dot: what the tenant lists, of what this server recognises by its bytes; without a list all of those. */
export async function allowedEndings(content: Content, tenant: string): Promise<readonly string[]> {
  const { allowedFileTypeList } = await readAttachmentConfiguration(content, tenant);
  const listed = allowedFileTypeList.map(withoutDot);
  return listed.length > 0 ? knownEndings.filter((ending) => listed.includes(ending)) : knownEndings;
}

/** Whether a listed ending, with or without dot, is one that this server recognises. Pure. */
export const isKnownEnding = (ending: string): boolean => knownEndings.some((known) => known === withoutDot(ending));

const withoutDot = (ending: string): string => ending.replace(/^\./, '').toLowerCase();
