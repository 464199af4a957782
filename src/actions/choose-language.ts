import { keepLanguageChange } from '../router/index.ts';
import { done, type Action } from './action.ts';

const oneYear = 31_536_000;

/**
 * NAV-02: keeps the choice under `language` and shows the page again in it. The cookie is for the server, localStorage outlives it. `not-kept`
 * where the browser takes no cookie from a script: the form of the button then asks the server for it. The language that is shown is
 * kept as the choice, and the page stays as it is: a menu opened meanwhile would be lost with the old document.
 */
export const chooseLanguage: Action<'choose-language'> = async ({ code }, { browser, site }) => {
  if (!/^[a-z]{2}$/.test(code)) return { ok: false, code: 'unknown-language' };
  document.cookie = `language=${code};path=/;max-age=${oneYear};samesite=lax${location.protocol === 'https:' ? ';secure' : ''}`;
  try {
    localStorage.setItem('language', code);
  } catch {
    // Storage may be closed; the cookie is enough.
  }
  // Chromium writes cookies later than it returns: a reload at once can still ask in the old language. Reading waits for the write.
  if (!document.cookie.split('; ').includes(`language=${code}`)) return { ok: false, code: 'not-kept' };
  if (code === site.language) return done;
  keepLanguageChange();
  browser.reload();
  return done;
};
