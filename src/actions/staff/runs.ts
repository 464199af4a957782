import type { Action } from '../action.ts';
import { failure } from '../failure.ts';

export const readStatusFile: Action<'read-status-file'> = async (body, { api }) =>
  api.call('workspace.readStatusFile', { body }).then((value) => ({ ok: true, value }), failure);

export const readDocumentFile: Action<'read-document-file'> = async (body, { api }) =>
  api.call('workspace.readDocumentFile', { body, isLarge: true }).then((value) => ({ ok: true, value }), failure);

/** The lists of staff show other statuses from now on. */
export const startRunOf: Action<'start-run'> = async (params, { api, browser }) => {
  browser.forgetAhead();
  return api.call('workspace.startRun', { params }).then((value) => ({ ok: true, value }), failure);
};

export const readRun: Action<'read-run'> = async (params, { api, browser }) => {
  browser.forgetAhead();
  return api.call('workspace.run', { params }).then((value) => ({ ok: true, value }), failure);
};
