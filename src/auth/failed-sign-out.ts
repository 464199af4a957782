import { createHeldNotice } from './held-notice.ts';

/** A sign-out of this document that did not reach the server, and its target; until the person has seen the notice and gone on. */
export const failedSignOut = createHeldNotice<{ readonly to: string }>();

export const reportFailedSignOut = (to: string): void => failedSignOut.put({ to });
