import { done, type Action } from './action.ts';

/** Goes to an address of this portal; nothing a block or an address says may lead elsewhere (SECURITY 11). */
export const navigate: Action<'navigate'> = async ({ to, replace = false }, { browser }) => {
  if (!isOwnPath(to)) return { ok: false, code: 'not-this-portal' };
  browser.go(to, replace);
  return done;
};

/** `/page/faqs?a=1#part`: begins with exactly one slash and stays on this origin. Pure. */
export function isOwnPath(to: string): boolean {
  const base = 'https://portal.invalid';
  return to.startsWith('/') && URL.canParse(to, base) && new URL(to, base).origin === base && !new URL(to, base).pathname.startsWith('//');
}
