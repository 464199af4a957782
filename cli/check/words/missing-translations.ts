import { pageSchemas } from '#schemas/api';
import { categoriesOf, readForm } from '#locale/plurals/plural-forms';
import { languagePacks, packOf, type LanguagePack } from '#locale/language-packs';
import { screenWords, serverWords } from '#schemas/tenant';
import type { Finding } from '../finding.ts';
import { componentsOf, placesOf, type JsonPlace } from '../places.ts';
import type { Published } from '../read-published.ts';
import type { TenantFiles } from '../files/tenant-files.ts';

/**
 * Texts that lack a language of the tenant, or have one that it does not list, and words of blocks, of the portal's screens and of the server
 * that are not translated (PAGE-09).
 */
export function wordFindings(tenant: TenantFiles, published: Published): Finding[] {
  if (tenant.languages.length === 0) return [];
  return [
    ...placesOf(tenant, published, 'localised').flatMap((place) => oneText(place, tenant.languages, shippedIn(place))),
    ...dictionaryFindings(tenant, published),
  ];
}

/** Whether the portal has a word of its own in a language where this place has none: in English in the code, else in a pack. */
const shippedIn = ({ file, pointer }: JsonPlace) => {
  const word = file.folder === '' && file.name === 'dictionary' ? pointer.slice('/texts/'.length) : '';
  const has = (pack: LanguagePack | undefined): boolean => Object.hasOwn(pack?.texts ?? {}, word);
  const { category } = readForm(word) ?? {};
  return (language: string): boolean =>
    (category !== undefined && !categoriesOf(language).includes(category)) ||
    (language === 'en' ? Object.values(languagePacks).some(has) : has(packOf(language)));
};

function oneText({ file, pointer, value }: JsonPlace, languages: readonly string[], isShipped: (language: string) => boolean): Finding[] {
  if (typeof value !== 'object' || value === null) return [];
  const warn = (at: string, code: Finding['code'], message: string) => file.at(at, 'warning', code, message);
  if (Array.isArray(value)) {
    const missing = languages.slice(value.length).filter((code) => !isShipped(code));
    return missing.length === 0
      ? []
      : [
          warn(
            pointer,
            'missing-translation',
            `This text has ${value.length} of ${languages.length} languages; ${missing.join(', ')} shows ${languages[0]} instead.`,
          ),
        ];
  }
  const missing = languages.filter((code) => {
    const text = (value as Record<string, unknown>)[code];
    return text === '' || (text === undefined && !isShipped(code));
  });
  const foreign = Object.keys(value).filter((code) => !languages.includes(code));
  return [
    ...(missing.length === 0 ? [] : [warn(pointer, 'missing-translation', `This text is missing in ${missing.join(', ')}.`)]),
    ...foreign.map((code) =>
      warn(`${pointer}/${code}`, 'unknown-language', `The tenant does not have the language "${code}"; no visitor will read this.`),
    ),
  ];
}

/**
 * Words of the blocks in use, and of the portal's screens and of the server by their group (`portal`, `error` … `mail`, `sign`), that neither
 * a language pack nor the dictionary has: each group reported once, however many are missing.
 */
function dictionaryFindings(tenant: TenantFiles, published: Published): Finding[] {
  const others = tenant.languages.filter((code) => code !== 'en' && !packOf(code));
  if (others.length === 0) return [];
  const used = new Set([
    ...published.screenTypes,
    ...pageSchemas
      .flatMap((folder) => tenant.in(folder))
      .flatMap(componentsOf)
      .flatMap(({ type }) => (typeof type === 'string' ? [type] : [])),
  ]);
  const ofBlocks = [...used].sort().map((type) => Object.keys(published.textsOfType(type)).map((key) => `${type}.${key}`));
  const ofPortal = Map.groupBy([...screenWords, serverWords].flatMap(Object.keys), (key) => key.split('.')[0]).values();
  const dictionary = tenant.root('dictionary');
  const texts = (dictionary?.value as { texts?: Record<string, unknown> } | undefined)?.texts ?? {};
  return [...ofBlocks, ...ofPortal].flatMap((keys) => {
    const untold = keys.filter((key) => !Object.hasOwn(texts, key));
    if (untold.length === 0) return [];
    const message =
      `${untold.length} of ${keys.length} words are not translated and show in English in ${others.join(', ')}, ` +
      `which has no language pack: ${untold.join(', ')}.`;
    return [
      dictionary
        ? dictionary.at('/texts', 'warning', 'missing-translation', message)
        : {
            severity: 'warning' as const,
            code: 'missing-translation' as const,
            file: 'dictionary.json',
            line: 1,
            column: 1,
            pointer: '',
            message,
          },
    ];
  });
}
