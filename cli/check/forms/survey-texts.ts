import { escapePart } from '#schemas/shared/pointer';
import { isObject } from '#locale/is-object';
import { textNames, type SurveyNode } from './survey-json.ts';
import type { FormFinding } from './form-finding.ts';

/**
 * Texts of a form that lack a language of the tenant, or have one that it does not list; `default` is the first language. A message or label in place of a
 * word of the portal, which is there in every language, is in one language only where it is a plain text.
 */
export function surveyTextFindings(nodes: readonly SurveyNode[], languages: readonly string[]): FormFinding[] {
  if (languages.length === 0) return [];
  return nodes.flatMap(({ pointer, value, role }) =>
    Object.entries(value).flatMap(([key, text]) => {
      const at = `${pointer}/${escapePart(key)}`;
      if (textNames.has(key) && isObject(text)) return oneText(at, text, languages);
      return isMessage(key, role) && isWords(text) && languages.length > 1 ? [inOneLanguage(at, languages)] : [];
    }),
  );
}

/** Whether a property replaces a word of the portal: a message of a validator, an error, or a label of a question. */
const isMessage = (key: string, role: string): boolean =>
  (textNames.has(key) && /(Text|Error)$/.test(key)) || (role === 'validators' && key === 'text');

const isWords = (text: unknown): boolean => typeof text === 'string' && /\p{L}/u.test(text.replaceAll(/\{[^}]*\}/g, ''));

const inOneLanguage = (pointer: string, languages: readonly string[]): FormFinding => ({
  pointer,
  severity: 'warning',
  code: 'missing-translation',
  message:
    `This text is in one language only, and takes the place of one that the portal has in all of them: write { "default": …, ` +
    `${languages
      .slice(1)
      .map((code) => `"${code}": …`)
      .join(', ')} }, or leave it out.`,
});

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
