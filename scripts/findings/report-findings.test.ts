import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { check } from '../../cli/check/check.ts';

type Finding = ReturnType<typeof check>['findings'][number];
interface Result {
  readonly tenant: string;
  readonly errors: number;
  readonly warnings: number;
  readonly findings: readonly Finding[];
}
interface ReportOptions {
  readonly tenants: string;
  readonly from: string;
  readonly checkAll: (folders: readonly string[]) => Promise<readonly Result[]>;
  readonly print: (line: string) => void;
  readonly watch: (root: string, onChange: (path: string) => void) => () => void;
}
/** The scripts of `npm start` are plain JavaScript. */
const load = async <Module>(name: string) => (await import(new URL(name, import.meta.url).href)) as Module;
const { reportFindings } = await load<{ reportFindings(options: ReportOptions): () => void }>('./report-findings.mjs');
const { newFindings } = await load<{ newFindings(before: readonly Finding[], after: readonly Finding[]): Finding[] }>('./new-findings.mjs');

const finding = (pointer: string, message: string, more: Partial<Finding> = {}): Finding => ({
  severity: 'warning',
  code: 'missing-translation',
  file: 'public-page/faqs.json',
  line: 5,
  column: 3,
  pointer,
  message,
  ...more,
});
const result = (findings: readonly Finding[]): Result => {
  const counted = (severity: string) => findings.filter((each) => each.severity === severity).length;
  return { tenant: 'harbour', errors: counted('error'), warnings: counted('warning'), findings };
};

let root: string;
let lines: string[];
let asked: (readonly string[])[];
let answer: (result: Result) => void;
let save: (path: string) => void;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  root = mkdtempSync(join(tmpdir(), 'portico-findings-'));
  mkdirSync(join(root, 'harbour'));
  writeFileSync(join(root, 'harbour/tenant.json'), '{}');
  [lines, asked] = [[], []];
  stop = reportFindings({
    tenants: root,
    from: root,
    checkAll: (folders) =>
      new Promise((resolve) => {
        asked.push(folders);
        answer = (only) => resolve([only]);
      }),
    print: (line) => lines.push(line),
    watch: (_, onChange) => ((save = onChange), () => {}),
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  rmSync(root, { recursive: true });
});

const answered = async (findings: readonly Finding[]) => {
  answer(result(findings));
  await vi.advanceTimersByTimeAsync(0);
};
const old = finding('/title', 'This text is missing in cy.');
const fact = finding('/component/0/visible', 'There is no fact "session.signedin".', {
  severity: 'error',
  code: 'unknown-fact',
  line: 9,
  suggestion: 'session.signedIn',
});

test('what a saved file brings is reported with file, line and what was meant; what was there before is not reported again', async () => {
  await answered([old]);
  expect(lines).toEqual(['! harbour: 0 errors and 1 warning in its content. See them: npm run portico -- check harbour']);
  save('harbour/public-page/faqs.json');
  await vi.advanceTimersByTimeAsync(1000);
  await answered([finding('/title', 'This text is missing in cy.', { line: 7 }), fact]);
  expect(lines.slice(1)).toEqual([
    '× harbour/public-page/faqs.json:9:3 There is no fact "session.signedin". Did you mean "session.signedIn"?',
    '! harbour: what cannot be drawn is left out, or stays as it was; the rest of the save is shown.',
  ]);
  save('harbour/public-page/faqs.json');
  await vi.advanceTimersByTimeAsync(1000);
  await answered([]);
  expect(lines.slice(3)).toEqual(['✓ harbour: nothing is wrong in its content any more']);
});

test('saves wait for the last of them, and one check runs at a time', async () => {
  await answered([]);
  for (const name of ['a', 'b', 'c']) {
    save(`harbour/public-page/${name}.json`);
    await vi.advanceTimersByTimeAsync(900);
  }
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(asked.slice(1)).toEqual([[join(root, 'harbour')]]);
  save('harbour/public-page/d.json');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(2);
  await answered([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toHaveLength(3);
});

test('a check during which the tenant was saved again reports nothing: the next one covers both saves', async () => {
  await answered([old]);
  save('harbour/public-page/faqs.json');
  await vi.advanceTimersByTimeAsync(1000);
  save('harbour/public-page/contact.json');
  await answered([]);
  expect(lines.slice(1)).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  await answered([fact]);
  expect(lines.slice(1)).toEqual([
    '× harbour/public-page/faqs.json:9:3 There is no fact "session.signedin". Did you mean "session.signedIn"?',
    '! harbour: what cannot be drawn is left out, or stays as it was; the rest of the save is shown.',
  ]);
});

test('a file that is no JSON is left to the import, a flood is cut, and an editor’s own files ask nothing', async () => {
  await answered([]);
  save('harbour/.faqs.json.swp');
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toHaveLength(1);
  save('harbour/tenant.json');
  await vi.advanceTimersByTimeAsync(1000);
  await answered([
    finding('', 'This is not JSON.', { code: 'malformed-json' }),
    ...Array.from({ length: 12 }, (_, at) => finding('/a', `No ${at}.`)),
  ]);
  expect(lines).toHaveLength(11);
  expect(lines.at(-1)).toBe('! harbour: 2 more of that save. See them: npm run portico -- check harbour');
});

test('a check that fails is reported, and the next save checks again', async () => {
  const failing = vi.fn(() => Promise.reject(new Error('it broke')));
  let saveAgain: Parameters<ReportOptions['watch']>[1] = () => {};
  const end = reportFindings({
    tenants: root,
    from: root,
    checkAll: failing,
    print: (line) => lines.push(line),
    watch: (_, report) => ((saveAgain = report), () => {}),
  });
  await vi.advanceTimersByTimeAsync(0);
  saveAgain('harbour/tenant.json');
  await vi.advanceTimersByTimeAsync(1000);
  expect(failing).toHaveBeenCalledTimes(2);
  expect(lines).toEqual(Array(2).fill('! the content of the sample tenants was not checked: it broke'));
  end();
});

test('a block put in before a finding does not make it new; a second one of the same words is', () => {
  const at = (index: number) => finding(`/component/${index}/props/title`, 'This text is missing in cy.');
  expect(newFindings([at(0)], [at(1)])).toEqual([]);
  expect(newFindings([at(0)], [at(0), at(1)])).toEqual([at(1)]);
});
