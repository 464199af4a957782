import { isObject } from '#locale/is-object';
import type { Finding } from '../finding.ts';
import type { JsonFile } from '../files/json-file.ts';

/** A `declarationPage` that names another page than the last one, or one that may be hidden: it would be a step like others, and not below the answers. */
export function declarationFindings(file: JsonFile): Finding[] {
  const { declarationPage: name, surveyDefinition } = isObject(file.value) ? file.value : {};
  if (typeof name !== 'string') return [];
  const pages: readonly unknown[] = isObject(surveyDefinition) && Array.isArray(surveyDefinition['pages']) ? surveyDefinition['pages'] : [];
  const last = pages.at(-1);
  if (isObject(last) && last['name'] === name && !last['visibleIf'] && last['visible'] !== false) return [];
  const lastName = isObject(last) && typeof last['name'] === 'string' ? last['name'] : undefined;
  const isHidden = lastName === name;
  return [
    file.at(
      '/declarationPage',
      'error',
      'no-declaration-page',
      isHidden
        ? `The page "${name}" may be hidden, so it cannot be shown with the answers. Remove its visibleIf and visible, or this property.`
        : `"${name}" is not the name of the last page. The declaration is the last page of the form: put it there, or name that page.`,
      isHidden ? undefined : lastName,
    ),
  ];
}
