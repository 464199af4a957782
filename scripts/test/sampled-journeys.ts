import { createChance } from '../../tests/support/seed.ts';
import type { Report, Suite } from './playwright-report.ts';

/**
 * What `npm test` runs of the journeys, as lines of a list for Playwright (`--test-list`): of each file the first one, and of the others one in `oneIn`,
 * by the seed. A file whose journeys follow on from each other (`mode: 'serial'`) is taken whole. `sources` are the journeys' texts, by file name.
 */
export function sampledJourneys(
  { suites = [] }: Report,
  sources: ReadonlyMap<string, string>,
  oneIn: number,
  chance = createChance(),
): string[] {
  return suites.flatMap((file) => {
    const whole = /mode: 'serial'/.test(sources.get(file.title) ?? '');
    return linesOf(file, [file.title]).filter((_, index) => index === 0 || whole || chance() * oneIn < 1);
  });
}

const separator = ' › ';

const linesOf = ({ specs = [], suites = [] }: Suite, path: readonly string[]): string[] => [
  ...specs.map(({ title }) => lineOf([...path, title])),
  ...suites.flatMap((suite) => linesOf(suite, [...path, suite.title])),
];

/** Playwright takes a line apart at each mark, so a title that has one would never be run. */
function lineOf(titles: readonly string[]): string {
  const divided = titles.find((title) => title.includes(separator.trim()));
  if (divided) throw new Error(`The title of a journey has the mark ${separator.trim()}, which divides titles: ${divided}`);
  return titles.join(separator);
}
