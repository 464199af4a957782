import { isOwnPath } from '#schemas/shared/own-path';
import { done, type Action } from './action.ts';

/** Goes to an address of this portal; nothing a block or an address says may lead elsewhere: a forged page would come with the portal's name. */
export const navigate: Action<'navigate'> = async ({ to, replace = false }, { browser }) => {
  if (!isOwnPath(to)) return { ok: false, code: 'not-this-portal' };
  browser.go(to, replace);
  return done;
};
