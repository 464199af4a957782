import { createChance } from '../../tests/support/seed.ts';
import type { Report, Suite } from './playwright-report.ts';

/**
 * What `npm test` runs of the journeys, as lines of a list for Playwright (`--test-list`): of each file that is not `without` the first one, and of the
 * others one in `oneIn`, by the seed. Of a file whose journeys follow on from each other (`mode: 'serial'`) all up to the last one that is drawn.
 * `sources` are the journeys' texts, by file name.
 */
export function sampledJourneys({ suites = [] }: Report, { sources, oneIn, without = [], chance = createChance() }: Sampling): string[] {
  return suites.flatMap((file) => {
    if (without.includes(file.title)) return [];
    const lines = linesOf(file, [file.title]);
    if (/mode: 'serial'/.test(sources.get(file.title) ?? '')) return lines.slice(0, 1 + Math.floor(chance() * lines.length));
    return lines.filter((_, index) => index === 0 || chance() * oneIn < 1);
  });
}

interface Sampling {
  readonly sources: ReadonlyMap<string, string>;
  readonly oneIn: number;
  /** Files that this run leaves out. */
  readonly without?: readonly string[];
  readonly chance?: () => number;
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
