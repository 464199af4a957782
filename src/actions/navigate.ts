import { isSameOriginPath } from '#schemas/shared/same-origin-path';
import { done, type Action } from './action.ts';

/** Goes to an address of this portal; no text of a block or an address may lead elsewhere (SEC-11). */
export const navigate: Action<'navigate'> = async ({ to, replace = false }, { browser }) => {
  if (!isSameOriginPath(to)) return { ok: false, code: 'not-this-portal' };
  browser.go(to, replace);
  return done;
};
