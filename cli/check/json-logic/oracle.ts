import jsonLogic from 'json-logic-js';
import { cachedRule, plainOperators, readerOf, sameJson } from '#engine';
import type { KnownFacts } from '#schemas/page';
import type { Finding } from '../finding.ts';
import type { TenantFiles } from '../files/tenant-files.ts';
import { factCombinations } from './fact-combinations.ts';
import { rulesOf, type PlacedRule } from './placed-rules.ts';

/** The reference implementation of json-logic: the value of a rule over data. */
export type Oracle = (rule: unknown, data: unknown) => unknown;

const reference: Oracle = (rule, data) => jsonLogic.apply(rule as never, data);

/**
 * Rules that have another value in the portal than by json-logic-js, which is what documentation of json-logic describes
 * (docs/decisions/0012): each rule is evaluated by both, for the combinations of values that its facts can have.
 */
export const oracleFindings = (tenant: TenantFiles, oracle: Oracle = reference): Finding[] =>
  rulesOf(tenant).flatMap((placed) => differenceOf(placed, oracle));

function differenceOf({ file, pointer, rule, place }: PlacedRule, oracle: Oracle): Finding[] {
  const compiled = cachedRule(rule, place).rule;
  if (!compiled || hasOwnOperator(rule)) return [];
  for (const facts of factCombinations(rule, compiled.reads)) {
    const own = compiled.value(readerOf(facts));
    // What takes too much work hides; the oracle has no such limit.
    if (own.state !== 'value') continue;
    const expected = oracle(rule, dataOf(facts)) ?? null;
    if (sameJson(own.value ?? null, expected)) continue;
    const where = `where the facts are ${JSON.stringify(facts)} the portal has ${text(own.value)}, json-logic ${text(expected)}`;
    return [
      file.at(
        pointer,
        'error',
        'invalid-rule',
        `This rule is not evaluated as json-logic does: ${where}. Write it differently, and report it.`,
      ),
    ];
  }
  return [];
}

const text = (value: unknown): string => JSON.stringify(value ?? null);

/** Of the portal's operators those that json-logic does not have. */
const ownOperators: ReadonlySet<string> = new Set([...plainOperators.keys()].filter(isUnrecognised));

function isUnrecognised(operator: string): boolean {
  try {
    reference({ [operator]: [] }, {});
    return false;
  } catch (error) {
    return /^Unrecognized operation/.test(String((error as Error).message));
  }
}

const hasOwnOperator = (node: unknown): boolean =>
  typeof node === 'object' && node !== null && Object.entries(node).some(([key, child]) => ownOperators.has(key) || hasOwnOperator(child));

/** `{ 'account.status': 3 }` → `{ account: { status: 3 } }`, the shape that json-logic-js reads. */
function dataOf(facts: KnownFacts): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(facts)) {
    const [first = '', ...rest] = path.split('.');
    if (value === undefined) continue;
    if (rest.length === 0) data[first] = value;
    else Object.assign((data[first] ??= {}) as object, { [rest.join('.')]: value });
  }
  return data;
}
