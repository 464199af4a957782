import { describe, expect, test } from 'vitest';
import type { FactValue } from '#schemas/page';
import { compileRule } from './compile-rule.ts';
import { explain } from './explain.ts';
import { readerOf } from './random-rules.fixture.ts';
import { cpuTimeOf } from '../../tests/support/cpu-time.ts';

const decide = (rule: unknown, facts: Record<string, FactValue> = {}, pending: string[] = []) =>
  compileRule(rule).rule!.evaluate(readerOf(facts, pending));
const value = (rule: unknown, facts: Record<string, FactValue> = {}) => compileRule(rule).rule!.value(readerOf(facts));
const issues = (rule: unknown) => compileRule(rule).issues;

describe('a rule that is wrong is refused before it runs', () => {
  test.each([
    [{ '!=': [{ var: 'session.signedin' }, true] }, { code: 'unknown-fact', pointer: '/!=/0/var', suggestion: 'session.signedIn' }],
    [{ var: 'session' }, { code: 'unknown-fact', pointer: '/var' }],
    [{ var: 'query.a.b' }, { code: 'unknown-fact' }],
    [{ var: 'query.' }, { code: 'unknown-fact' }],
    [{ var: '__proto__.constructor' }, { code: 'unknown-fact' }],
    [{ var: '' }, { code: 'invalid-rule' }],
    [{ var: { cat: ['session.', 'name'] } }, { code: 'invalid-rule' }],
    [{ missing: ['session.name', 'acount.id'] }, { code: 'unknown-fact', suggestion: 'account.id' }],
    [{ missing_some: [1, ['claims.coutn']] }, { code: 'unknown-fact', suggestion: 'claims.count' }],
    [{ and: [true, { beforr: ['2026-01-01'] }] }, { code: 'unknown-operator', pointer: '/and/1/beforr', suggestion: 'before' }],
    [{ constructor: [] }, { code: 'unknown-operator' }],
    [{ log: 'x' }, { code: 'unknown-operator' }],
    [
      { '==': [1, 1], var: 'now' },
      { code: 'invalid-rule', pointer: '' },
    ],
    [{ and: [true, { '==': [1, 1], or: [] }] }, { code: 'invalid-rule', pointer: '/and/1' }],
    [{}, { code: 'invalid-rule' }],
    [{ or: Array.from({ length: 1_001 }, () => false) }, { code: 'rule-too-large' }],
    [Array.from({ length: 500 }).reduce<unknown>((rule) => ({ '!': rule }), true), { code: 'rule-too-large' }],
  ])('%j', (rule, issue) => {
    expect(issues(rule)?.[0]).toMatchObject(issue);
    expect(explain(rule, readerOf({}))).toMatchObject({ result: { state: 'hidden' }, issues: [issue] });
  });

  test('every issue is reported, not only the first', () => {
    expect(issues({ and: [{ var: 'nwo' }, { xor: [] }] })).toMatchObject([{ suggestion: 'now' }, { suggestion: 'or' }]);
  });
});

describe('facts are known, pending or absent', () => {
  test('what a pending fact decides is pending; what it cannot decide is not', () => {
    const rule = { and: [{ '==': [{ var: 'language' }, 'cy'] }, { var: 'session.signedIn' }] };
    expect(decide(rule, { language: 'cy' }, ['session.signedIn'])).toEqual({ state: 'pending', reason: 'waits for session.signedIn' });
    expect(decide(rule, { language: 'en' }, ['session.signedIn'])).toEqual({ state: 'hidden' });
    expect(decide({ '!': { var: 'session.signedIn' } }, {}, ['session.signedIn']).state).toBe('pending');
    expect(decide({ missing: 'session.name' }, {}, ['session.name']).state).toBe('pending');
  });

  test('an absent fact is null, or its default', () => {
    expect(value({ var: 'query.ref' })).toEqual({ state: 'value', value: null });
    expect(value({ var: ['query.ref', 'none'] })).toEqual({ state: 'value', value: 'none' });
    expect(value({ missing: ['query.ref', 'language'] }, { language: 'en' })).toEqual({ state: 'value', value: ['query.ref'] });
  });

  test('knows what it reads', () => {
    expect(compileRule({ if: [{ var: 'workspace' }, { var: 'query.a' }, { days_until: '2027-01-01' }] }).rule!.reads).toEqual([
      'workspace',
      'query.a',
      'now',
    ]);
  });
});

describe('own properties only', () => {
  test.each(['__proto__', 'constructor', 'constructor.name', 'toString', 'x.__proto__.constructor'])('%s of an item is nothing', (path) => {
    expect(value({ map: [[{ x: 1, y: 2 }], { var: path }] })).toEqual({ state: 'value', value: [null] });
  });
});

describe('dates run on the clock of the facts', () => {
  const now = Date.UTC(2026, 10, 21, 12);
  test.each<[unknown, unknown]>([
    [{ before: '2026-11-21' }, false],
    [{ before: '2026-11-22' }, true],
    [{ before: '2026-11-21T13:30+01:00' }, true],
    [{ after: '2026-11-21T11:59Z' }, true],
    [{ after: '2026-11-21T12:00Z' }, false],
    [{ before: ['2026-01-31', '2026-02-01'] }, true],
    [{ after: [{ var: 'query.on' }, '2026-02-01'] }, true],
    [{ '<': [{ date: '2026-11-20' }, { var: 'now' }] }, true],
    [{ date: '2026-11-21' }, Date.UTC(2026, 10, 21)],
    [{ days_since: '2026-11-20' }, 1],
    [{ days_since: '2026-11-21' }, 0],
    [{ days_until: '2026-11-24' }, 3],
    [{ days_until: '2026-11-21' }, 0],
    [{ days_until: '2026-11-19' }, -2],
    [{ filter: [['2026-11-20', '2026-11-25'], { after: { var: '' } }] }, ['2026-11-20']],
  ])('%j is %j', (rule, expected) => {
    expect(value(rule, { now, 'query.on': '2026-03-01' })).toEqual({ state: 'value', value: expected });
  });

  test.each(['2026-02-30', '21.11.2026', 'soon', '', null, '2026-11-21T09:30', []])(
    '%j is no date: the rule is hidden with a reason, also when negated',
    (date) => {
      expect(decide({ '!': { before: [date] } }, { now })).toMatchObject({
        state: 'hidden',
        reason: expect.stringContaining('needs a date'),
      });
    },
  );
});

describe('the next moment the clock may change a rule', () => {
  const next = (rule: unknown, now: number) => compileRule(rule).rule!.nextChange(now);
  const noon = Date.UTC(2026, 10, 21, 12);
  test.each<[unknown, number | undefined]>([
    [{ var: 'language' }, undefined],
    [{ before: '2026-11-22' }, Date.UTC(2026, 10, 22)],
    [{ before: '2026-11-20' }, undefined],
    [{ and: [{ after: '2026-12-24' }, { before: ['2027-01-01'] }] }, Date.UTC(2026, 11, 24)],
    [{ '<': [{ date: '2026-11-22' }, { var: 'now' }, { date: '2026-11-24' }] }, Date.UTC(2026, 10, 22)],
    [{ '>': [{ var: 'now' }, noon] }, noon + 1],
    [{ '<': [{ days_until: '2026-12-24' }, 10] }, Date.UTC(2026, 10, 22)],
    [{ before: [{ var: 'now' }, { var: 'query.until' }] }, noon + 60_000],
    [{ '-': [{ var: 'now' }, 1000] }, noon + 60_000],
    [{ before: [{ var: 'query.from' }, '2026-12-01'] }, undefined],
  ])('%j', (rule, expected) => expect(next(rule, noon)).toBe(expected));

  test('nothing changes before that moment', () => {
    const rule = compileRule({
      or: [{ before: '2026-11-20' }, { '>=': [{ days_since: '2026-11-19T18:00Z' }, 2] }, { after: '2026-12-01' }],
    }).rule!;
    const at = (now: number) => rule.evaluate(readerOf({ now })).state;
    const changes: number[] = [];
    for (let now = Date.UTC(2026, 10, 18); now < Date.UTC(2026, 11, 3); now += 3_600_000) {
      const promised = rule.nextChange(now) ?? Infinity;
      if (at(now) !== at(now + 3_600_000)) {
        expect(promised).toBeLessThanOrEqual(now + 3_600_000);
        changes.push(now);
      }
    }
    expect(changes).toHaveLength(2);
  });
});

describe('budgets', () => {
  const ten = Array.from({ length: 10 }, (_, index) => index);
  const bombs: [string, unknown][] = [
    ['seven nested maps', ten.slice(3).reduce<unknown>((body) => ({ map: [ten, body] }), { var: '' })],
    ['a text that doubles', { reduce: [[...ten, ...ten, ...ten], { cat: [{ var: 'accumulator' }, { var: 'accumulator' }] }, 'xxxxxxxx'] }],
    ['a list that doubles', { reduce: [[...ten, ...ten, ...ten], { merge: [{ var: 'accumulator' }, { var: 'accumulator' }] }, [1]] }],
    ['a nest that doubles', { reduce: [[...ten, ...ten, ...ten], [{ var: 'accumulator' }, { var: 'accumulator' }], [1]] }],
    [
      'a nest that doubles and is then read',
      { '==': ['x', { reduce: [[...ten, ...ten, ...ten], [{ var: 'accumulator' }, { var: 'accumulator' }], [1]] }] },
    ],
  ];
  test.each(bombs)('%s stops, hidden, at once', (_, rule) => {
    const took = cpuTimeOf(() => expect(decide(rule)).toMatchObject({ state: 'hidden', reason: expect.any(String) }));
    expect(took).toBeLessThan(500);
  });
});

test('a trace lists the steps that were taken', () => {
  const { trace, result } = explain({ and: [{ '==': [{ var: 'language' }, 'cy'] }, { var: 'workspace' }] }, readerOf({ language: 'en' }));
  expect(result).toEqual({ state: 'hidden' });
  expect(trace).toMatchObject({
    pointer: '',
    outcome: { state: 'value', value: false },
    steps: [
      {
        pointer: '/and/0',
        outcome: { state: 'value', value: false },
        steps: [{ pointer: '/and/0/==/0', outcome: { state: 'value', value: 'en' }, steps: [] }],
      },
    ],
  });
});
