import { maxFileBytes } from '#schemas/shared/megabytes';
import { knownEndings, type FileLimits } from '#schemas/form';
import type { Asked } from '../source.ts';

/** CTL-CFG: what a file of this tenant may be; where the configuration does not load, what the server takes at all (ERR-07). */
export async function fileLimits({ api, site }: Pick<Asked, 'api' | 'site'>): Promise<FileLimits> {
  const query = { userPoolId: site.tenant.identity.userPoolId };
  const configuration = await api.call('attachments.configuration', { query }).catch(() => null);
  const endings = configuration?.allowedFileTypeList.map((ending) => ending.replace(/^\./, '').toLowerCase()) ?? [];
  return { endings: endings.length > 0 ? endings : knownEndings, maxSize: configuration?.maxFileSize ?? maxFileBytes };
}
