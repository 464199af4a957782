import type { DataView, DetailControl } from '#schemas/api';
import type { AccountRow } from './account-of.ts';

/**
 * PRO-02: the details that the administrator's system shows of an account: views of controls, nested to any depth, of which only those
 * that are visible leave the server. An unfit control is left out. Pure.
 */
export function dataViewsOf({ dynamic_data: data }: Pick<AccountRow, 'dynamic_data'>): DataView[] {
  const { DataViews: views } = (data ?? {}) as { readonly DataViews?: unknown };
  return listOf(views).flatMap((view) => {
    const { title, name, schema, controls } = view as Loose & { readonly schema?: { readonly controls?: unknown } };
    const shown = shownOf(controls ?? schema?.controls, 0);
    return view['visible'] === false || shown.length === 0 ? [] : [{ ...texts('title', title ?? name), controls: shown }];
  });
}

type Loose = Readonly<Record<string, unknown>>;

const maxDepth = 8;

function shownOf(controls: unknown, depth: number): DetailControl[] {
  if (depth > maxDepth) return [];
  return listOf(controls).flatMap((control) => {
    if (control['visible'] !== true || !isText(control['name'])) return [];
    const nested = shownOf(control['controls'], depth + 1);
    return [{ name: control['name'], ...texts('value', control['value']), ...(nested.length > 0 ? { controls: nested } : {}) }];
  });
}

const listOf = (value: unknown): Loose[] =>
  (Array.isArray(value) ? (value as unknown[]) : []).filter((one): one is Loose => typeof one === 'object' && one !== null);

type Text = DetailControl['name'];

/** A text in any of the forms of PAGE-09. */
const isText = (value: unknown): value is Text =>
  typeof value === 'string' ||
  (typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string'));

const texts = <Name extends string>(name: Name, value: unknown): { [Key in Name]?: Text } =>
  (isText(value) ? { [name]: value } : typeof value === 'number' || typeof value === 'boolean' ? { [name]: String(value) } : {}) as {
    [Key in Name]?: Text;
  };
