import type { Action } from '../action.ts';
import { failure } from '../failure.ts';

export const readStatusFile: Action<'read-status-file'> = async (body, { api }) =>
  api.call('workspace.readStatusFile', { body }).then((value) => ({ ok: true, value }), failure);

/** The lists of staff show other statuses from now on. */
export const startStatusRun: Action<'start-status-run'> = async (params, { api, browser }) => {
  browser.forgetAhead();
  return api.call('workspace.startStatusRun', { params }).then((value) => ({ ok: true, value }), failure);
};

export const readStatusRun: Action<'read-status-run'> = async (params, { api, browser }) => {
  browser.forgetAhead();
  return api.call('workspace.statusRun', { params }).then((value) => ({ ok: true, value }), failure);
};
