import { dateOperators } from './date-operators.ts';
import { limits } from './limits.ts';
import { countSteps, Stop, weigh, type PlainOperator, type Run } from './run.ts';

/** json-logic's truth: as in JavaScript, except that an empty list is false. */
export const truthy = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

// What JavaScript coerces is the point of these operators: json-logic-js is the oracle (decide/oracle.test.ts).
// oxlint-disable-next-line typescript/no-explicit-any
type Any = any;

function joined(run: Run, args: readonly unknown[]): string {
  const text = args.join('');
  if (text.length > limits.text) throw new Stop(`makes a text longer than ${limits.text} characters`);
  countSteps(run, text.length >> 8);
  return text;
}

function contains(run: Run, item: unknown, list: unknown): boolean {
  if (list === '' || (typeof list !== 'string' && !Array.isArray(list))) return false;
  countSteps(run, list.length >> 4);
  return list.indexOf(item as string) !== -1;
}

function merged(run: Run, args: readonly unknown[]): unknown[] {
  const all = args.flat(1);
  countSteps(run, all.length);
  return all;
}

function part(source: unknown, start: Any, end: Any): string {
  const text = String(source);
  if (!(end < 0)) return text.substr(start, end);
  const rest = text.substr(start);
  return rest.substr(0, rest.length + end);
}

const coercing =
  (operator: (...args: Any[]) => unknown): PlainOperator =>
  (run, args) => {
    for (const value of args) weigh(run, value);
    return operator(...args);
  };

export const plainOperators: ReadonlyMap<string, PlainOperator> = new Map<string, PlainOperator>([
  // oxlint-disable-next-line eqeqeq -- json-logic's == is JavaScript's
  ['==', coercing((a, b) => a == b)],
  ['===', (_, [a, b]) => a === b],
  // oxlint-disable-next-line eqeqeq -- as above
  ['!=', coercing((a, b) => a != b)],
  ['!==', (_, [a, b]) => a !== b],
  ['>', coercing((a, b) => a > b)],
  ['>=', coercing((a, b) => a >= b)],
  ['<', coercing((a, b, c) => (c === undefined ? a < b : a < b && b < c))],
  ['<=', coercing((a, b, c) => (c === undefined ? a <= b : a <= b && b <= c))],
  ['!', (_, [a]) => !truthy(a)],
  ['!!', (_, [a]) => truthy(a)],
  ['+', coercing((...args) => args.reduce((sum, value) => parseFloat(sum) + parseFloat(value), 0))],
  ['*', coercing((...args) => args.reduce((product, value) => parseFloat(product) * parseFloat(value)))],
  ['-', coercing((a, b) => (b === undefined ? -a : a - b))],
  ['/', coercing((a, b) => a / b)],
  ['%', coercing((a, b) => a % b)],
  ['min', coercing(Math.min)],
  ['max', coercing(Math.max)],
  ['cat', (run, args) => (args.forEach((value) => weigh(run, value)), joined(run, args))],
  ['substr', coercing(part)],
  ['in', (run, [item, list]) => contains(run, item, list)],
  ['merge', merged],
  ...dateOperators,
]);
