import { isolated } from '#schemas/shared/isolated';

/** Values of "{name} reads {language}": the language in words of `language`, where the browser has them. Pure. */
export const readerIn = (name: string, written: string, language: string) => ({
  name: isolated(name),
  language: isolated(new Intl.DisplayNames([language, 'en'], { type: 'language' }).of(written) ?? written),
});
