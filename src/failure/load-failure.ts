import type { ContentProblemCode } from '#schemas/api';

/** A failure that leaves a screen without its content. `status` 0: no answer came at all. `timedOut`: the session did. */
export interface LoadFailure {
  /** Who failed: the portal's own files, its API, or the content service. */
  readonly source: 'app' | 'portal' | 'content';
  readonly status: number;
  readonly code?: ContentProblemCode | string;
}

/** Status of the page of a session that timed out (SES-01), and its address. */
export const timedOut = 999;
export const timedOutPath = `/error/${timedOut}`;

/** Code of a failure because this device has no connection. */
export const offlineCode = 'offline';

/** Code of a failure because the link to a form is used or too old, and the address of its page (ERR-05). */
export const linkEndedCode = 'link-ended';
export const linkEndedPath = `/error/401?code=${linkEndedCode}`;

/** The failure that an address names: `/error/404`, `/error/content/0`, and its query; without one, an unexpected one. Pure. */
export function readFailure(rest = '', query?: URLSearchParams): LoadFailure {
  const [, source = 'portal', status] = /^(?:(app|portal|content)\/)?(\d{1,3})$/.exec(rest) ?? [];
  return {
    source: source as LoadFailure['source'],
    status: status === undefined ? 500 : Number(status),
    ...(query?.get('code') === linkEndedCode ? { code: linkEndedCode } : {}),
  };
}
