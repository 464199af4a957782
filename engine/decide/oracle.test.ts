import fc from 'fast-check';
import jsonLogic from 'json-logic-js';
import { expect, test } from 'vitest';
import { compileRule } from './compile-rule.ts';
import { explain } from './explain.ts';
import { facts, nested, readerOf, rule, runs } from './random-rules.fixture.ts';

function oracle(logic: unknown, data: unknown): unknown {
  try {
    return { state: 'value', value: jsonLogic.apply(logic as never, data) ?? null };
  } catch {
    return { state: 'failed' };
  }
}

test('a compiled rule has the result of json-logic-js', () => {
  let failed = 0;
  const property = fc.property(rule, facts, (logic, known) => {
    const { rule: compiled, issues } = compileRule(logic);
    expect(issues).toBeUndefined();
    const { state, ...rest } = compiled!.value(readerOf(known));
    if (state === 'failed') failed++;
    expect(state === 'value' ? { state, ...rest } : { state }).toEqual(oracle(logic, nested(known)));
  });
  const numRuns = runs(60_000);
  fc.assert(property, { numRuns });
  expect(failed).toBeLessThan(numRuns / 10);
}, 600_000);

test('the trace has the result of production', () => {
  const seen = new Set<string>();
  const property = fc.property(
    rule,
    facts,
    fc.subarray(['session.name', 'account.status', 'forms.open', 'query.a']),
    (logic, known, pending) => {
      const reader = readerOf(known, pending);
      const result = compileRule(logic).rule!.evaluate(reader);
      seen.add(result.state);
      const explained = explain(logic, reader);
      expect(explained.result).toEqual(result);
      expect(explained.trace?.outcome.state).toBe(compileRule(logic).rule!.value(reader).state);
    },
  );
  fc.assert(property, { numRuns: runs(20_000) });
  expect([...seen].sort()).toEqual(['hidden', 'pending', 'shown']);
}, 600_000);

test('a rule never throws, whatever it contains', () => {
  const property = fc.property(fc.jsonValue(), facts, (logic, known) => {
    const { rule: compiled, issues } = compileRule(logic);
    if (compiled) expect(['shown', 'hidden', 'pending']).toContain(compiled.evaluate(readerOf(known)).state);
    else expect(issues.length).toBeGreaterThan(0);
  });
  fc.assert(property, { numRuns: runs(10_000) });
}, 600_000);
