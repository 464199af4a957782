/** Whether this browser has no names of its own in a language (Chromium has no Welsh). `of` is the part of Intl that would write them. */
export const lacks = (of: { supportedLocalesOf(languages: string): readonly string[] }, language: string): boolean =>
  of.supportedLocalesOf(language).length === 0;
