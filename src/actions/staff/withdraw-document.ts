import type { Action } from '../action.ts';
import { changing } from './status.ts';

/** ESG-07. */
export const withdrawDocument: Action<'withdraw-document'> = ({ documentId }, context) =>
  changing(() => context.api.call('documents.withdraw', { params: { id: documentId } }), context);
