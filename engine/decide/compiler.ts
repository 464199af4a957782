import { pointerOf } from '#schemas/shared/pointer';
import { nearest } from '../page/nearest.ts';
import { factOf, isReadable, pathsAt, type FactPath, type FactPlace } from '#schemas/page';
import { isObject } from '#locale/is-object';
import { noteTime, type Clock } from './clock.ts';
import { limits } from './limits.ts';
import { lazyOperators, listOperators, listStep, missingOf, readItem } from './list-operators.ts';
import { plainOperators } from './plain-operators.ts';
import type { RuleIssue } from './rule-issue.ts';
import { readFact, Stop, type Step } from './run.ts';

const readers = ['var', 'missing', 'missing_some'];
/** Every operator a rule may use. */
export const operators: readonly string[] = [...plainOperators.keys(), ...lazyOperators.keys(), ...listOperators, ...readers];

/** Sees every compiled step; the trace wraps them (decide/explain.ts). */
export type Wrap = (step: Step, rule: unknown, pointer: string) => Step;

const ruleAt: Readonly<Record<FactPlace, string>> = {
  page: 'A rule of a page',
  precondition: 'A precondition',
  workflow: 'A rule of the workflow',
};

/** A place within a rule. */
type At = readonly (string | number)[];

/** Whether `var` reads facts, or the item of a list. */
type Scope = 'facts' | 'item';

export class Compiler {
  readonly issues: RuleIssue[] = [];
  readonly reads: FactPath[] = [];
  readonly clock: Clock = { moments: [], daily: [], unforeseen: false };
  private size = 0;
  private readonly accounted: unknown[] = [];
  private readonly place: FactPlace;
  private readonly wrap: Wrap | undefined;

  constructor(place: FactPlace, wrap?: Wrap) {
    this.place = place;
    this.wrap = wrap;
  }

  compile(rule: unknown, at: At = [], scope: Scope = 'facts'): Step {
    this.size++;
    if (this.size > limits.nodes) return this.refuse('rule-too-large', [], `This rule has more than ${limits.nodes} parts; split it.`);
    if (at.length > limits.depth * 2) return this.refuse('rule-too-large', at, `This rule is nested more than ${limits.depth} deep.`);
    if (Array.isArray(rule)) {
      const items = rule.map((item, index) => this.compile(item, [...at, index], scope));
      return (run, item) => items.map((step) => step(run, item));
    }
    if (!isObject(rule)) return () => rule;
    const names = Object.keys(rule);
    const operator = names[0];
    if (operator === undefined || names.length > 1) return this.literal(rule, at);
    const step = this.operation(operator, rule[operator], [...at, operator], scope);
    return this.wrap ? this.wrap(step, rule, pointerOf(...at)) : step;
  }

  private refuse(code: RuleIssue['code'], at: At, message: string, suggestion?: string): Step {
    if (code !== 'rule-too-large' || !this.issues.some((issue) => issue.code === code)) {
      this.issues.push({ code, pointer: pointerOf(...at), message, ...(suggestion === undefined ? {} : { suggestion }) });
    }
    return () => {
      throw new Stop(message);
    };
  }

  /** json-logic hands an object with several keys through as data. One that holds an operator is a mistaken rule. */
  private literal(rule: Readonly<Record<string, unknown>>, at: At): Step {
    const operator = Object.keys(rule).find((key) => operators.includes(key));
    if (operator !== undefined || at.length === 0) {
      return this.refuse('invalid-rule', at, 'A rule is an object with one key, its operator; combine several with "and" or "or".');
    }
    return () => rule;
  }

  private operation(operator: string, values: unknown, at: At, scope: Scope): Step {
    const raw = Array.isArray(values) ? values : [values];
    const place = (index: number) => (Array.isArray(values) ? [...at, index] : at);
    if (readers.includes(operator) && scope === 'facts') return this.readFacts(operator, raw, at, place);
    const plain = plainOperators.get(operator);
    const lazy = lazyOperators.get(operator);
    if (!plain && !lazy && !listOperators.has(operator) && !readers.includes(operator)) {
      return this.refuse('unknown-operator', at, `There is no operator "${operator}".`, nearest(operator, operators));
    }
    this.readsTime(operator, raw, scope, at);
    if (listOperators.has(operator)) return this.overList(operator, raw, place, scope);
    const args = raw.map((value, index) => this.compile(value, place(index), scope));
    if (lazy) return lazy(args);
    if (plain)
      return (run, item) =>
        plain(
          run,
          args.map((arg) => arg(run, item)),
        );
    return readFromItem(operator, args);
  }

  private overList(operator: string, raw: readonly unknown[], place: (index: number) => At, scope: Scope): Step {
    const list = this.compile(raw[0], place(0), scope);
    const before = this.size;
    const rule = this.compile(raw[1], place(1), 'item');
    const weight = this.size - before;
    return listStep(operator, list, rule, raw[2] === undefined ? undefined : this.compile(raw[2], place(2), scope), weight);
  }

  private readsTime(operator: string, raw: readonly unknown[], scope: Scope, at: At): void {
    const silent = operator.startsWith('days_') || ((operator === 'before' || operator === 'after') && raw.length < 2);
    if (silent) this.declaredPath('now', at);
    if (silent || scope === 'facts') for (const arg of noteTime(this.clock, operator, raw)) this.accounted.push(arg);
  }

  private readFacts(operator: string, raw: readonly unknown[], at: At, place: (index: number) => At): Step {
    if (operator === 'var') {
      const path = this.declaredPath(raw[0], place(0));
      const otherwise = raw.length > 1 ? this.compile(raw[1], place(1), 'facts') : undefined;
      return (run, item) => {
        const value = readFact(run, path);
        return value === undefined ? (otherwise?.(run, item) ?? null) : value;
      };
    }
    const keys = operator === 'missing_some' ? raw[1] : Array.isArray(raw[0]) ? raw[0] : raw;
    const paths = (Array.isArray(keys) ? keys : [keys]).map((key) => this.declaredPath(key, at));
    const needed = operator === 'missing_some' ? Number(raw[0]) : Infinity;
    return (run) => {
      const missing = missingOf(paths, (path) => readFact(run, path as FactPath) ?? null);
      return paths.length - missing.length >= needed ? [] : missing;
    };
  }

  /** Takes note that the rule reads a fact. */
  private declaredPath(path: unknown, at: At): FactPath {
    if (typeof path !== 'string' || path === '') {
      this.refuse('invalid-rule', at, 'The path of a fact must be written out.');
      return 'now';
    }
    if (!isReadable(path, this.place)) this.refuseFact(path, at);
    else if (!this.reads.includes(path)) this.reads.push(path);
    return path as FactPath;
  }

  private refuseFact(path: string, at: At): void {
    const readable = pathsAt(this.place);
    const meant = factOf(path) ? undefined : nearest(path, readable);
    const wrong = factOf(path) ? `${ruleAt[this.place]} cannot read "${path}".` : `There is no fact "${path}".`;
    this.refuse('unknown-fact', at, meant ? wrong : `${wrong} ${ruleAt[this.place]} can read ${readable.join(', ')}.`, meant);
  }

  /** Called for a `var` of `now` that no comparison with a constant accounts for. */
  settleTime(rule: unknown): void {
    const visit = (node: unknown): void => {
      if (Array.isArray(node)) return node.forEach(visit);
      if (!isObject(node) || this.accounted.includes(node)) return;
      const values = Object.values(node);
      if (Object.hasOwn(node, 'var') && [node.var].flat()[0] === 'now') this.clock.unforeseen = true;
      values.forEach(visit);
    };
    visit(rule);
  }
}

function readFromItem(operator: string, args: readonly Step[]): Step {
  return (run, item) => {
    const values = args.map((arg) => arg(run, item));
    if (operator === 'var') return readItem(item, values[0], values[1]);
    const read = (key: unknown) => readItem(item, key, undefined);
    if (operator === 'missing') return missingOf(Array.isArray(values[0]) ? values[0] : values, read);
    const keys = Array.isArray(values[1]) ? values[1] : [values[1]];
    const missing = missingOf(keys, read);
    return keys.length - missing.length >= Number(values[0]) ? [] : missing;
  };
}
