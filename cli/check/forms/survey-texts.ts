import { escapePart } from '#schemas/shared/pointer';
import { isObject } from '#schemas/shared/is-object';
import { textNames, type SurveyNode } from './survey-json.ts';
import type { FormFinding } from './form-finding.ts';

/** Texts of a form that lack a language of the tenant, or have one that it does not list; `default` is the first language. */
export function surveyTextFindings(nodes: readonly SurveyNode[], languages: readonly string[]): FormFinding[] {
  if (languages.length === 0) return [];
  return nodes.flatMap(({ pointer, value }) =>
    Object.entries(value).flatMap(([key, text]) =>
      textNames.has(key) && isObject(text) ? oneText(`${pointer}/${escapePart(key)}`, text, languages) : [],
    ),
  );
}

function oneText(pointer: string, text: Readonly<Record<string, unknown>>, languages: readonly string[]): FormFinding[] {
  const codes = Object.keys(text).filter((code) => typeof text[code] === 'string' && text[code] !== '');
  const missing = languages.filter((code, index) => !codes.includes(code) && !(index === 0 && codes.includes('default')));
  const foreign = Object.keys(text).filter((code) => code !== 'default' && !languages.includes(code));
  const warn = (at: string, code: FormFinding['code'], message: string): FormFinding => ({
    pointer: at,
    severity: 'warning',
    code,
    message,
  });
  return [
    ...(missing.length === 0 ? [] : [warn(pointer, 'missing-translation', `This text is missing in ${missing.join(', ')}.`)]),
    ...foreign.map((code) =>
      warn(
        `${pointer}/${escapePart(code)}`,
        'unknown-language',
        `The tenant does not have the language "${code}"; no visitor will read this.`,
      ),
    ),
  ];
}
