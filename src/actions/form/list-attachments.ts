import type { AttachmentItem } from '#schemas/api';
import type { ListedAttachment } from '#schemas/page';
import { chosenBy } from '../../acting/index.ts';
import type { Action } from '../action.ts';
import { failure } from '../failure.ts';

/** CTL-ATT, CTL-ROW: the server answers only what the person may see. */
export const listAttachments: Action<'list-attachments'> = async ({ owner, ownerId, filePurpose }, { api, acting }) => {
  const query = filePurpose ? { filePurpose } : {};
  try {
    const own = owner === 'account' && !ownerId ? (chosenBy(acting) ?? (await api.call('accounts.mine'))[0]?.id) : undefined;
    const id = ownerId || own;
    // A form that was not saved yet has no submission, and so no files.
    if (!id) return { ok: true, value: { files: [] } };
    const items = await api.call(owner === 'account' ? 'attachments.ofAccount' : 'attachments.ofSubmission', { params: { id }, query });
    return { ok: true, value: { files: items.map(toRow) } };
  } catch (error) {
    return failure(error);
  }
};

const troubles: Partial<Readonly<Record<AttachmentItem['state'], ListedAttachment['trouble']>>> = {
  waiting: 'missing',
  refused: 'refused',
};

function toRow({ dmsDocumentId, uploadFileName, creationDate, canDownload, state }: AttachmentItem): ListedAttachment {
  const trouble = troubles[state];
  return { id: dmsDocumentId, fileName: uploadFileName, dateTime: creationDate, canDownload, ...(trouble ? { trouble } : {}) };
}
