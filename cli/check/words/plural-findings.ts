import { isObject } from '#locale/is-object';
import { escapePart } from '#schemas/shared/pointer';
import { categoriesOf, isCounted, readForm } from '#locale/plurals/plural-forms';
import type { Finding } from '../finding.ts';
import type { TenantFiles } from '../files/tenant-files.ts';
import { textsOf } from '../values-at.ts';
import { placesIn } from './places-in.ts';

/**
 * Words with a count in the dictionary: a form for a category that its language has not, or with a value that is not filled in, and a word that is replaced in a
 * language without its forms (PAGE-18). `english`: every word of the portal.
 */
export function pluralFindings(tenant: TenantFiles, english: Readonly<Record<string, string>>): Finding[] {
  const dictionary = tenant.root('dictionary');
  const { texts } = (dictionary?.value ?? {}) as { readonly texts?: unknown };
  if (!dictionary || !isObject(texts)) return [];
  return Object.entries(texts).flatMap(([key, value]) => {
    const warn = (pointer: string, message: string) =>
      dictionary.at(`/texts/${escapePart(key)}${pointer}`, 'warning', 'invalid-file', message);
    const form = readForm(key);
    if (form && isCounted(english, form.word)) {
      const known = placesIn(english[form.word] ?? '');
      return textsOf(value).flatMap(({ pointer, text }) => {
        const language = languageAt(pointer, tenant);
        const strange = placesIn(text).filter((name) => !known.includes(name));
        return [
          ...strange.map((name) => warn(pointer, `${name} is shown as written: ${known.join(', ')} is filled in here.`)),
          ...(language && !categoriesOf(language).includes(form.category)
            ? [warn(pointer, `No count has the form "${form.category}" in ${language}; no visitor will read this.`)]
            : []),
        ];
      });
    }
    if (!isCounted(english, key)) return [];
    return textsOf(value).flatMap(({ pointer }) => {
      const language = languageAt(pointer, tenant);
      const missing = language ? categoriesOf(language).filter((one) => !hasText(texts[`${key}_${one}`], language, tenant)) : [];
      return missing.length === 0
        ? []
        : [
            warn(
              pointer,
              `This word is counted: without ${missing.map((one) => `${key}_${one}`).join(', ')} it shows for those counts, too.`,
            ),
          ];
    });
  });
}

/** The language that a pointer of a localised text is in; a text of no language is that of the tenant's first. */
function languageAt(pointer: string, { languages }: Pick<TenantFiles, 'languages'>): string | undefined {
  const part = pointer.slice(1);
  return /^\d+$/.test(part) ? languages[Number(part)] : part || languages[0];
}

const hasText = (value: unknown, language: string, tenant: Pick<TenantFiles, 'languages'>): boolean =>
  textsOf(value).some(({ pointer }) => pointer === '' || languageAt(pointer, tenant) === language);
