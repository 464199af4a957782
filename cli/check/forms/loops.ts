import { ConditionsParser } from 'survey-core';
import type { FormFinding } from './form-finding.ts';
import type { SurveyNode } from './survey-json.ts';

interface Computed {
  readonly name: string;
  readonly pointer: string;
  /** Names its expression reads. */
  readonly reads: readonly string[];
}

/** Calculated values and expression questions that are computed of themselves, directly or by others: such a loop never ends. */
export function loopFindings(nodes: readonly SurveyNode[]): FormFinding[] {
  const computed = nodes.flatMap(computedOf);
  const byName = new Map(computed.map((one) => [one.name, one]));
  const named = computed.map((one) => ({ ...one, reads: one.reads.flatMap((variable) => nameIn(variable, byName)) }));
  const readsOf = new Map(named.map(({ name, reads }) => [name, reads]));
  return named.flatMap(({ name, pointer }): FormFinding[] => {
    const way = wayBack(name, readsOf);
    if (!way) return [];
    const message = `{${name}} is computed of itself: ${[name, ...way].map((step) => `{${step}}`).join(' reads ')}.`;
    return [{ pointer, severity: 'error', code: 'invalid-expression', message }];
  });
}

function computedOf({ pointer, value: { type, name, expression }, role }: SurveyNode): Computed[] {
  const computes = role === 'calculatedValues' || (type === 'expression' && ['elements', 'questions'].includes(role));
  if (!computes || typeof name !== 'string' || typeof expression !== 'string') return [];
  const variables: string[] = [];
  new ConditionsParser().parseExpression(expression)?.setVariables(variables);
  return [{ name: name.toLowerCase(), pointer: `${pointer}/expression`, reads: variables.map((one) => one.toLowerCase()) }];
}

const nameIn = (variable: string, byName: ReadonlyMap<string, unknown>): string[] => {
  const plain = variable.replace(/^[#$]/, '');
  return byName.has(plain) ? [plain] : [];
};

/** The shortest way from a name by what it reads to itself, that name last; undefined where there is none. */
function wayBack(name: string, readsOf: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const seen = new Set<string>();
  let ways: readonly (readonly string[])[] = [[]];
  while (ways.length > 0) {
    const further: string[][] = [];
    for (const way of ways)
      for (const next of readsOf.get(way.at(-1) ?? name) ?? []) {
        if (next === name) return [...way, next];
        if (seen.has(next)) continue;
        seen.add(next);
        further.push([...way, next]);
      }
    ways = further;
  }
  return undefined;
}
