import { defaultUploadBytes, type FileLimits } from '#schemas/api';
import type { Asked } from './source.ts';

const fallbackEndings = ['pdf', 'jpg', 'jpeg', 'png', 'heic', 'docx'];

/** CTL-CFG: what a file of this tenant may be; where the configuration does not load, the defaults (ERR-07). */
export async function fileLimits({ api, site }: Pick<Asked, 'api' | 'site'>): Promise<FileLimits> {
  const query = { userPoolId: site.tenant.identity.userPoolId };
  const configuration = await api.call('attachments.configuration', { query }).catch(() => null);
  const endings = configuration?.allowedFileTypeList.map((ending) => ending.replace(/^\./, '').toLowerCase()) ?? [];
  return { endings: endings.length > 0 ? endings : fallbackEndings, maxSize: configuration?.maxFileSize ?? defaultUploadBytes };
}
