import type { AttachmentItem } from '#schemas/api';
import type { ListedAttachment } from '#schemas/page';
import { chosenBy } from '../../acting/index.ts';
import type { Action } from '../action.ts';
import { failure } from '../failure.ts';

/** CTL-ATT, CTL-ROW: the server answers only what the person may see. */
export const listAttachments: Action<'list-attachments'> = async ({ owner, ownerId, filePurpose, sentWith }, { api, acting }) => {
  const purpose = filePurpose ? { filePurpose } : {};
  try {
    const own = owner === 'account' && !ownerId ? (chosenBy(acting) ?? (await api.call('accounts.mine'))[0]?.id) : undefined;
    const id = ownerId || own;
    // A form that was not saved yet has no submission, and so no files.
    if (!id) return { ok: true, value: { files: [] } };
    const params = { id };
    const items =
      owner === 'account'
        ? await api.call('attachments.ofAccount', { params, query: purpose })
        : await api.call('attachments.ofSubmission', { params, query: { ...purpose, ...(sentWith ? { sentWith: 'true' as const } : {}) } });
    return { ok: true, value: { files: items.map(toRow) } };
  } catch (error) {
    return failure(error);
  }
};

const troubles: Partial<Readonly<Record<AttachmentItem['state'], ListedAttachment['trouble']>>> = {
  waiting: 'missing',
  refused: 'refused',
};

function toRow({ dmsDocumentId, uploadFileName, creationDate, canDownload, state, isOpening, warning }: AttachmentItem): ListedAttachment {
  const trouble = troubles[state];
  return {
    id: dmsDocumentId,
    fileName: uploadFileName,
    dateTime: creationDate,
    canDownload,
    ...(trouble ? { trouble } : {}),
    ...(isOpening ? { isOpening: true as const } : {}),
    ...(warning ? { warning } : {}),
  };
}
