import { isObject } from '#locale/is-object';
import { questionsIn, type Part } from '../../questions/questions-in.ts';

/**
 * The names of the answers by which a person confirms the others of a form: every signature; on the last page, where a form has its declaration, a full name that is
 * typed, and a box that is the only one of its question; and where content names that page as the declaration, every box on it. Of rows of tables and panels none is named. Pure.
 */
export function declaredAnswers(definition: unknown, declarationPage: unknown): readonly string[] {
  const pages = isObject(definition) && Array.isArray(definition['pages']) ? (definition['pages'] as readonly unknown[]) : [definition];
  const last = pages.at(-1);
  const isNamed = isObject(last) && last['name'] !== undefined && last['name'] === declarationPage;
  const declared = [...questionsIn(definition).filter(isSignature), ...questionsIn(last).filter((question) => declares(question, isNamed))];
  const names = declared.map(({ name, valueName = name }) => valueName);
  return [...new Set(names.filter((name) => typeof name === 'string'))];
}

const isSignature = ({ type }: Part): boolean => type === 'signature' || type === 'signaturepad';

function declares({ type, autocomplete, choices }: Part, isNamed: boolean): boolean {
  if (type === 'text') return autocomplete === 'name';
  if (type === 'boolean') return isNamed;
  return type === 'checkbox' && (isNamed || (Array.isArray(choices) && choices.length === 1));
}
