import type { FormView } from '#schemas/api';

/** So many fields take some 50 ms of a server's processor; it draws one form at a time. */
const maxFields = 250;
/** Of a field, in the time that it takes. */
const perChoice = 0.2;
/** Characters of a definition: expressions may be long, and are evaluated. */
const maxLength = 150_000;

/** Lists that hold questions or what makes fields of them, and counts of what repeats them. */
const lists = ['pages', 'elements', 'templateElements', 'detailElements', 'questions', 'items', 'columns'] as const;
const repeating = ['templateElements', 'detailElements', 'columns'] as const;
const counts = ['rowCount', 'minRowCount', 'panelCount', 'minPanelCount'] as const;

/**
 * Whether the server draws a form: one with very many fields or choices, by its definition or by its answers, waits for the browser, and so does a step with answers within
 * html, which is made harmless in a browser alone. Pure.
 */
export function isServerRendered({
  definition,
  answers,
  page = 0,
}: Pick<FormView, 'definition' | 'answers'> & { readonly page?: number }): boolean {
  if ((JSON.stringify(definition) ?? '').length > maxLength) return false;
  const found = { rows: itemsOf(answers, 0), widest: 0 };
  const fields = fieldsIn(definition, found, 0);
  const { pages } = (definition ?? {}) as { readonly pages?: readonly unknown[] };
  return fields + found.rows * found.widest <= maxFields && !hasPipedHtml(Array.isArray(pages) ? pages[page] : definition);
}

const hasPipedHtml = (node: unknown, depth = 0): boolean =>
  typeof node === 'object' &&
  node !== null &&
  depth <= 64 &&
  Object.entries(node).some(([key, value]) =>
    /html$|^body$/i.test(key) ? (JSON.stringify(value) ?? '').includes('{') : hasPipedHtml(value, depth + 1),
  );

type FieldCount = Record<'rows' | 'widest', number>;

/** How many fields a part of a definition makes, itself included; what one row repeats is `widest`. */
function fieldsIn(node: unknown, found: FieldCount, depth: number): number {
  if (typeof node !== 'object' || node === null || depth > 64) return 0;
  const part = node as Readonly<Record<string, unknown>>;
  const listOf = (name: string): readonly unknown[] => (Array.isArray(part[name]) ? part[name] : []);
  const numberOf = (name: string): number => Number(part[name]) || 0;
  const made = Math.max(numberOf('choicesMax') - numberOf('choicesMin'), numberOf('rateMax'), numberOf('rateCount'));
  const choices = perChoice * Math.max(listOf('choices').length, listOf('rateValues').length, made);
  const inside = new Map<string, number>(
    lists.map((name) => [name, listOf(name).reduce((sum: number, child) => sum + fieldsIn(child, found, depth + 1), 0)]),
  );
  const width = repeating.reduce((sum, name) => sum + Math.max(inside.get(name) ?? 0, listOf(name).length), 0);
  // Each cell may have the choices of its table.
  found.widest = Math.max(found.widest, width + listOf('columns').length * choices);
  if (width > 0) found.rows += Math.max(listOf('rows').length, ...counts.map(numberOf));
  return 1 + choices + [...inside.values()].reduce((sum, fields) => sum + fields, 0);
}

/** Rows, panels and whatever else an answer has a list of. */
const itemsOf = (value: unknown, depth: number): number =>
  typeof value !== 'object' || value === null || depth > 64
    ? 0
    : Object.values(value).reduce((sum: number, child) => sum + (Array.isArray(child) ? child.length : 0) + itemsOf(child, depth + 1), 0);
