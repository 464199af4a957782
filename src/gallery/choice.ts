import { galleryThemes } from './themes.ts';

/** Languages with words of the portal; the examples are written in the first two. */
export const galleryLanguages = [
  { code: 'en', dir: 'ltr' },
  { code: 'ar', dir: 'rtl' },
  { code: 'cy', dir: 'ltr' },
  { code: 'fr', dir: 'ltr' },
  { code: 'ur', dir: 'rtl' },
] as const;

/** What an address of the gallery asks for; what it does not name is everything, or the visitor's own. */
export interface Choice {
  readonly block?: string;
  readonly example?: string;
  /** Of the example. */
  readonly state?: string;
  readonly language: (typeof galleryLanguages)[number];
  readonly scheme?: 'light' | 'dark';
  readonly theme?: string;
}

export function choiceOf(query: URLSearchParams): Choice {
  const block = query.get('block');
  const example = query.get('example');
  const state = query.get('state');
  const scheme = query.get('scheme');
  const theme = query.get('theme');
  return {
    language: galleryLanguages.find(({ code }) => code === query.get('lang')) ?? galleryLanguages[0],
    ...(block ? { block } : {}),
    ...(example ? { example } : {}),
    ...(state ? { state } : {}),
    ...(scheme === 'light' || scheme === 'dark' ? { scheme } : {}),
    ...(theme && Object.hasOwn(galleryThemes, theme) ? { theme } : {}),
  };
}

/** Address of the gallery with some choices changed; `undefined` takes one back. */
export function hrefOf(choice: Choice, change: Readonly<Record<string, string | undefined>>): string {
  const all = {
    block: choice.block,
    example: choice.example,
    state: choice.state,
    lang: choice.language.code,
    scheme: choice.scheme,
    theme: choice.theme,
    ...change,
  };
  const query = new URLSearchParams(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined));
  return `/gallery?${query}`;
}
