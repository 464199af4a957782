import { isBox, type Control } from './native-control.ts';

const controls = 'input, textarea, select';

/**
 * What identifies a control, or a button, in every drawing of a form: the names of the questions that it is in, which one of its name each of them is, and which one
 * of its kind it is there. SurveyJS numbers its own ids by what is shown: with other answers the same id is another question's.
 */
export function controlKeys(form: ParentNode): ReadonlyMap<Element, string> {
  const keys = new Map<Element, string>();
  const counts = new Map<string, number>();
  for (const element of form.querySelectorAll(`[data-name], ${controls}, button, [tabindex]`)) {
    const outer = element.parentElement?.closest('[data-name]');
    const kind = `${(outer && keys.get(outer)) ?? ''}\n${element.getAttribute('data-name') ?? kindOf(element)}`;
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    keys.set(element, `${kind} ${count}`);
  }
  return keys;
}

/** Choices may be in another order, or others beside them. */
const kindOf = (element: Element): string =>
  element instanceof HTMLInputElement && isBox(element) ? `${element.type} ${element.value}` : element.tagName;

/** The controls of a form by what identifies them. */
export const controlsByKey = (form: ParentNode): ReadonlyMap<string, Control> =>
  new Map([...controlKeys(form)].map(([element, key]) => [key, element as Control]));
