import type { SurveyNode } from './survey-json.ts';

/** By the pointer of a question: the conditions under which it is asked, its own and those of the panels and the page around it. */
export function conditionsIn(nodes: readonly SurveyNode[]): (pointer: string) => readonly string[] {
  const conditions = nodes.flatMap(({ pointer, value: { visibleIf } }) => (typeof visibleIf === 'string' ? [{ pointer, visibleIf }] : []));
  return (pointer) => conditions.filter((one) => `${pointer}/`.startsWith(`${one.pointer}/`)).map(({ visibleIf }) => visibleIf);
}

interface Comparison {
  readonly variable: string;
  readonly isEqual: boolean;
  readonly value: string;
}

/** Whether two lists of conditions can never hold together, as far as that is seen: they compare one variable with different values. Pure. */
export function excludeEachOther(one: readonly string[], other: readonly string[]): boolean {
  const others = other.flatMap(comparisonsOf);
  return one
    .flatMap(comparisonsOf)
    .some((left) =>
      others.some(
        (right) =>
          left.variable === right.variable &&
          (left.isEqual && right.isEqual ? left.value !== right.value : left.isEqual !== right.isEqual && left.value === right.value),
      ),
    );
}

/** What must hold in any case: the parts of a condition that are joined by "and". */
function comparisonsOf(condition: string): readonly Comparison[] {
  if (/\bor\b|\|\|/i.test(condition)) return [];
  return condition.split(/\band\b|&&/i).flatMap((part) => {
    const [, variable, operator = '', quoted, plain] =
      /^[\s(]*\{([^}]+)\}\s*(==?|<>|!=|notempty|empty)\s*(?:\[?'([^']*)'\]?|([\w.-]+))?[\s)]*$/i.exec(part) ?? [];
    if (variable === undefined) return [];
    const isEmptiness = /empty/i.test(operator);
    const value = isEmptiness ? '' : (quoted ?? plain);
    if (value === undefined) return [];
    return [{ variable: variable.trim().toLowerCase(), isEqual: /^(?:==?|empty)$/i.test(operator), value: value.toLowerCase() }];
  });
}
