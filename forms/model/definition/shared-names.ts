import { isObject } from '#locale/is-object';
import { valuelessTypes } from './question-types.ts';

const groups = ['pages', 'elements', 'questions'];

/**
 * Gives each further question of one name a name of its own, and the answer of the first (`valueName`): which of them is meant by a name is then
 * certain. Changes the definition it is given, which is a copy. Questions of repeated panels are named among themselves.
 */
export function joinSharedNames(definition: object): void {
  const elements: Record<string, unknown>[] = [];
  collect(definition, elements);
  const taken = new Set(elements.map(({ name }) => String(name).toLowerCase()));
  const seen = new Set<string>();
  for (const element of elements) {
    const { name, type, templateElements } = element;
    if (Array.isArray(templateElements)) joinSharedNames({ elements: templateElements as unknown[] });
    if (typeof name !== 'string' || name === '' || type === 'panel') continue;
    if (!seen.has(name.toLowerCase())) {
      seen.add(name.toLowerCase());
      continue;
    }
    let number = 2;
    while (taken.has(`${name} ${number}`.toLowerCase())) number += 1;
    const own = `${name} ${number}`;
    taken.add(own.toLowerCase());
    element['name'] = own;
    if (element['title'] === undefined) element['title'] = name;
    if (!valuelessTypes.has(String(type))) element['valueName'] ??= name;
  }
}

function collect(node: unknown, elements: Record<string, unknown>[]): void {
  if (!isObject(node)) return;
  for (const group of groups)
    for (const child of Array.isArray(node[group]) ? (node[group] as unknown[]) : []) {
      if (!isObject(child)) continue;
      if (group !== 'pages') elements.push(child as Record<string, unknown>);
      collect(child, elements);
    }
}
