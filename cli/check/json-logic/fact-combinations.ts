import { factOf, type FactPath, type FactValue, type KnownFacts } from '#schemas/page';
import { comparedValues } from './compared-values.ts';

/** At most so many combinations are tried of one rule: spread evenly, where there are more. */
const maxCombinations = 4096;

/**
 * Values for the facts that a rule reads, in every combination: all of a small domain; of a large one those that the rule compares with, those
 * beside them, and another one. No value is among them for each.
 */
export function* factCombinations(rule: unknown, reads: readonly FactPath[]): Iterable<KnownFacts> {
  const compared = comparedValues(rule);
  const domains = reads.map((path) => {
    const written = compared.filter(({ fact }) => fact === path).map(({ value }) => value as FactValue);
    return [path, [...new Set([undefined, ...valuesOf(path, written)])]] as const;
  });
  const total = domains.reduce((product, [, values]) => product * values.length, 1);
  const step = total <= maxCombinations ? 1 : total / maxCombinations;
  for (let index = 0; index < Math.min(total, maxCombinations); index++) {
    let rest = Math.floor(index * step);
    yield Object.fromEntries(
      domains.map(([path, values]) => {
        const value = values[rest % values.length];
        rest = Math.floor(rest / values.length);
        return [path, value];
      }),
    );
  }
}

function valuesOf(path: FactPath, compared: readonly FactValue[]): readonly FactValue[] {
  const domain = factOf(path)?.domain;
  if (domain?.type === 'boolean') return [true, false];
  if (domain?.type === 'code') return domain.codes;
  const numbers = compared.map(Number).filter(Number.isFinite);
  const beside = numbers.flatMap((value) => [value - 1, value, value + 1]);
  if (domain?.type === 'date') return [0, ...beside];
  if (domain?.type !== 'integer') return ['', 'another', ...compared.map(String)];
  const { minimum, maximum } = domain;
  const all = maximum === undefined ? [minimum, minimum + 1] : Array.from({ length: maximum - minimum + 1 }, (_, more) => minimum + more);
  return [...all, ...beside.filter((value) => value >= minimum && value <= (maximum ?? Infinity))];
}
