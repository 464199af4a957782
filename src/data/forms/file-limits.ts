import { maxFileBytes } from '#schemas/shared/file-size';
import { allowedEndings, fileQuestionAt, maxFilesOf, type FileLimits } from '#forms/definition';
import type { SourceRequest } from '../source.ts';

/** CTL-CFG: what a file of this tenant may be; where the configuration does not load, what the server takes at all (ERR-07). */
export async function fileLimits({ api, site }: Pick<SourceRequest, 'api' | 'site'>): Promise<FileLimits> {
  const query = { userPoolId: site.tenant.identity.userPoolId };
  const configuration = await api.call('attachments.configuration', { query }).catch(() => null);
  return { endings: allowedEndings(configuration?.allowedFileTypeList ?? []), maxSize: configuration?.maxFileSize ?? maxFileBytes };
}

/** How many files the question at a path takes; one that the definition does not have takes any number. Pure. */
export const maxFilesIn =
  (definition: unknown) =>
  (path: string): number => {
    const question = fileQuestionAt(definition, path);
    return question ? maxFilesOf(question) : Infinity;
  };
