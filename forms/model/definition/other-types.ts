import { elementLists, elementTypes } from './question-types.ts';

/** Question types of other applications that mean the same as one here, by that one. */
const sameMeaning: Readonly<Record<string, string>> = { yesno: 'boolean', personname: 'fullname', infotext: 'html' };

const bySpelling = new Map([...elementTypes].map((type) => [type.toLowerCase(), type]));

/** The type here of which another spelling, or another application's name, is meant; undefined for one that is none, or is right. Pure. */
function meantType(type: unknown): string | undefined {
  if (typeof type !== 'string' || elementTypes.has(type)) return undefined;
  const small = type.toLowerCase();
  return bySpelling.get(small) ?? (Object.hasOwn(sameMeaning, small) ? sameMeaning[small] : undefined);
}

/** The key that holds the html of a part that only informs, in another application. */
const otherHtml = 'body';

/** Whether a definition compares a question with "y" or "n", which is how another application stores yes and no. */
const isLetter = (definition: unknown, name: unknown): boolean =>
  typeof name === 'string' &&
  new RegExp(`\\{${name.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')}\\}\\s*(?:=+|<>|!=)\\s*\\[?'[yn]'`, 'i').test(JSON.stringify(definition));

/** Gives a question of a definition the type that is meant, in place. Undefined if it has that already. */
export function giveMeantType(question: Record<string, unknown>, kind: 'type' | 'cellType', definition: unknown): string | undefined {
  const { [kind]: written, name } = question;
  const meant = meantType(written);
  if (meant === undefined) return undefined;
  question[kind] = meant;
  if (meant === 'html' && question['html'] === undefined && typeof question[otherHtml] === 'string') {
    question['html'] = question[otherHtml];
    delete question[otherHtml];
  }
  if (String(written).toLowerCase() === 'yesno' && isLetter(definition, name)) Object.assign(question, { valueTrue: 'y', valueFalse: 'n' });
  return meant;
}

/** A copy of a definition in which each question has the type that is meant: other spellings, and names of other applications. Pure. */
export const withMeantTypes = (definition: unknown): unknown => mapTypes(definition, definition, 0, false);

function mapTypes(node: unknown, definition: unknown, depth: number, isElement: boolean): unknown {
  if (depth > 64 || typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((item) => mapTypes(item, definition, depth + 1, isElement));
  const copy = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      Array.isArray(value) ? mapTypes(value, definition, depth + 1, elementLists.has(key)) : value,
    ]),
  );
  if (isElement) giveMeantType(copy, 'type', definition);
  giveMeantType(copy, 'cellType', definition);
  return copy;
}
