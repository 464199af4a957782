import type { CorrectedForm, SentVersion, Submission } from '#schemas/api';

/** GBK-06: when a form was sent first, and again, if it was corrected in between; nothing of any other, and while it is corrected. Pure. */
export function correctedOf({
  status,
  versions: [first] = [],
  updatedAt,
}: Pick<Submission, 'status' | 'updatedAt'> & { readonly versions?: readonly SentVersion[] }): { corrected?: CorrectedForm } {
  return status === 'Done' && first ? { corrected: { sentAt: first.sentAt, correctedAt: updatedAt } } : {};
}
