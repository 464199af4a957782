import type { FormView } from '#schemas/api';
import { withTypedHere } from '../../forms/index.ts';
import type { Action } from '../action.ts';

/** FRM-15: another window may have written the form since its answers were read here; with what only this one has. */
export const reopenForm: Action<'reopen-form'> = async ({ onlyHere }, { data }) => {
  const before = data.read('form');
  await data.reload('form');
  const now = data.read('form');
  if (now.state !== 'ready' || now === before) return { ok: false, code: 'failed' };
  return { ok: true, value: withTypedHere(now.value as FormView, onlyHere()) };
};
