/** What is read here of a report of Playwright (reporter `json`). */
interface Suite {
  readonly title: string;
  readonly specs?: readonly Spec[];
  readonly suites?: readonly Suite[];
}
interface Spec {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly tests: readonly { readonly status: string; readonly results: readonly Result[] }[];
}
interface Result {
  readonly errors?: readonly { readonly message?: string }[];
}

/** The tests that passed only when they were tried again, each with the first line of why it failed before. */
export const flakyTests = ({ suites = [] }: Pick<Suite, 'suites'>): string[] => suites.flatMap((file) => flakyIn(file, []));

function flakyIn({ specs = [], suites = [] }: Suite, path: readonly string[]): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ results }) => `${[`${file}:${line}`, ...path, title].join(' › ')}: ${firstError(results)}`),
  );
  return [...own, ...suites.flatMap((suite) => flakyIn(suite, [...path, suite.title]))];
}

const firstError = (results: readonly Result[]): string =>
  results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => plain(message).split('\n').find(Boolean))).find(Boolean) ??
  'no error was recorded';

const colour = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');
const plain = (text: string): string => text.replaceAll(colour, '');

/** What a reader must see of them, or ''. */
export const flakyRemark = (names: readonly string[]): string =>
  names.length === 0
    ? ''
    : [`FLAKY: ${names.length} passed only at the second try. Mend the cause:`, ...names.map((name) => `  ${name}`)].join('\n');
