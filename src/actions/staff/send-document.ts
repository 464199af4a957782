import type { Action } from '../action.ts';
import { changing } from './status.ts';

/** ESG-09. */
export const sendDocument: Action<'send-document'> = (body, context) =>
  changing(() => context.api.call('documents.send', { body, isLarge: true }), context);
