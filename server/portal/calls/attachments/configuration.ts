import { allowedEndings } from '#forms/definition';
import { readAttachmentConfiguration, type StorageLimits } from '../../rules/index.ts';
import type { PublishedContent } from '../../records/index.ts';
import type { Operation } from '../call.ts';

type ConfigurationDependencies = PublishedContent & { readonly limits: StorageLimits };

/** CTL-CFG: from the tenant's configuration, empty when there is none; what this server would refuse is not in it. Endings with their dot, in small letters. */
export const attachmentConfiguration: Operation<'attachments.configuration', ConfigurationDependencies> = async ({ parts, tenant }) => {
  const configuration = await readAttachmentConfiguration(parts, tenant);
  const { allowedFileTypeList: listed } = configuration;
  const allowedFileTypeList = listed.length > 0 ? allowedEndings(listed).map((ending) => `.${ending}`) : [];
  return { ...configuration, allowedFileTypeList, maxFileSize: parts.limits.uploadBytes };
};
