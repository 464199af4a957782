/** What is read here of a report of Playwright (reporter `json`). */
export interface Suite {
  readonly title: string;
  readonly specs?: readonly Spec[];
  readonly suites?: readonly Suite[];
}
interface Spec {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly tests: readonly { readonly status: string; readonly results: readonly Result[]; readonly annotations?: readonly Annotation[] }[];
}
interface Annotation {
  readonly type: string;
  readonly description?: string;
}
interface Result {
  readonly annotations?: readonly Annotation[];
  readonly errors?: readonly { readonly message?: string }[];
}

/** The tests that passed only when they were tried again, each with the first line of why it failed before. */
export const flakyTests = (report: Report): string[] =>
  testsOf(report, 'flaky').map(({ name, errors }) => `${name}: ${errors[0]?.split('\n').find(Boolean) ?? 'no error was recorded'}`);

/** The tests that failed, each with its errors in full, or ''. */
export const failedTests = (report: Report): string =>
  testsOf(report, 'unexpected')
    .map(({ name, errors }) => [name, ...errors.map(indented)].join('\n'))
    .join('\n\n');

export type Report = Pick<Suite, 'suites'>;

interface NamedTest {
  readonly name: string;
  readonly errors: readonly string[];
}

const testsOf = ({ suites = [] }: Report, status: string): NamedTest[] => suites.flatMap((file) => testsIn(file, status, []));

function testsIn({ specs = [], suites = [] }: Suite, wanted: string, path: readonly string[]): NamedTest[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ results }) => ({ name: [`${file}:${line}`, ...path, title].join(' › '), errors: errorsOf(results) })),
  );
  return [...own, ...suites.flatMap((suite) => testsIn(suite, wanted, [...path, suite.title]))];
}

const errorsOf = (results: readonly Result[]): string[] =>
  results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => plain(message)));

/** The files that were run. */
export const filesOf = ({ suites = [] }: Report): string[] => suites.map(({ title }) => title);

/** What the tests noted under a type, with the file of each. */
export const annotationsOf = ({ suites = [] }: Report, type: string): { readonly file: string; readonly description: string }[] =>
  suites.flatMap((suite) => annotationsIn(suite, type));

const annotationsIn = ({ specs = [], suites = [] }: Suite, type: string): { readonly file: string; readonly description: string }[] => [
  ...specs.flatMap(({ file, tests }) =>
    tests
      .flatMap(({ results, annotations = [] }) => [...annotations, ...results.flatMap((result) => result.annotations ?? [])])
      .filter((annotation) => annotation.type === type)
      .map(({ description = '' }) => ({ file, description })),
  ),
  ...annotationsOf({ suites }, type),
];

const indented = (text: string): string => text.replaceAll(/^(?=.)/gm, '    ');

const colour = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');
const plain = (text: string): string => text.replaceAll(colour, '');

/** What a reader must see of them, or ''. */
export const flakyRemark = (names: readonly string[]): string =>
  names.length === 0
    ? ''
    : [`FLAKY: ${names.length} passed only at the second try. Mend the cause:`, ...names.map((name) => `  ${name}`)].join('\n');
