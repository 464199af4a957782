import type { AttachmentConfiguration } from '#schemas/api';
import { knownEndings } from '../../../services/files/index.ts';
import type { Operation } from '../call.ts';
import type { Portal } from '../../portal.ts';

/** CTL-CFG: from the tenant's configuration, empty when there is none; what this server would refuse is not in it. */
export const attachmentConfiguration: Operation<'attachments.configuration'> = async ({ portal, tenant }) => {
  const configuration = await readConfiguration(portal, tenant);
  const allowedFileTypeList = configuration.allowedFileTypeList.filter((ending) => knownEndings.includes(withoutDot(ending)));
  return { ...configuration, allowedFileTypeList, maxFileSize: portal.limits.uploadBytes };
};

async function readConfiguration(portal: Portal, tenant: string): Promise<AttachmentConfiguration> {
  const item = (await portal.readContent(tenant, 'configuration', 'attachments')) ?? {};
  return {
    allowedFileTypeList: Array.isArray(item['allowedFileTypeList']) ? item['allowedFileTypeList'].map(String) : [],
    filePurposeList: Array.isArray(item['filePurposeList']) ? (item['filePurposeList'] as AttachmentConfiguration['filePurposeList']) : [],
  };
}

/** Endings a file may have, without dot: what the tenant lists, of what this server can judge by its bytes; without a list all of those. */
export async function allowedEndings(portal: Portal, tenant: string): Promise<readonly string[]> {
  const { allowedFileTypeList } = await readConfiguration(portal, tenant);
  const listed = allowedFileTypeList.map(withoutDot);
  return listed.length > 0 ? knownEndings.filter((ending) => listed.includes(ending)) : knownEndings;
}

const withoutDot = (ending: string): string => ending.replace(/^\./, '').toLowerCase();
