import { keepLanguageChange } from '../navigation/changed-language.ts';
import { done, type Action } from './action.ts';

const oneYear = 31_536_000;

/** NAV-02: keeps the choice under `language` and shows the page again in it. The cookie tells the server, localStorage survives it. */
export const chooseLanguage: Action<'choose-language'> = async ({ code }, { browser }) => {
  if (!/^[a-z]{2}$/.test(code)) return { ok: false, code: 'unknown-language' };
  document.cookie = `language=${code};path=/;max-age=${oneYear};samesite=lax${location.protocol === 'https:' ? ';secure' : ''}`;
  try {
    localStorage.setItem('language', code);
  } catch {
    // Storage may be closed to us; the cookie is enough.
  }
  keepLanguageChange();
  browser.reload();
  return done;
};
