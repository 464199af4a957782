import type { Action } from '../action.ts';
import { changing } from './status.ts';

/** GBK-01. */
export const giveBack: Action<'give-back'> = ({ submissionId: id, reason }, context) =>
  changing(() => context.api.call('submissions.giveBack', { params: { id }, body: { reason } }), context);

/** GBK-03. */
export const withdrawCorrection: Action<'withdraw-correction'> = ({ submissionId: id }, context) =>
  changing(() => context.api.call('submissions.withdrawCorrection', { params: { id } }), context);
