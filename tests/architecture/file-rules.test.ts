import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fileRuleFaults } from '../../scripts/check/file-rules.ts';
import { sourceFiles } from '../../scripts/check/source-files.ts';

describe('rules on files', () => {
  test('files are short and their names describe what they hold', () => {
    expect(fileRuleFaults()).toBe('');
  });

  test.each([
    ['server/utils/a.ts', 'x'],
    ['src/date-helpers.ts', 'x'],
    ['src/FetchClaims.ts', 'x'],
    ['src/long.ts', 'x\n'.repeat(301)],
    ['src/formats.ts', 'new Intl.' + 'NumberFormat(language)'],
    ['registry/writes.tsx', 'count.to' + 'LocaleString()'],
    ['src/role.ts', 'export interface ' + 'Parts {}'],
    ['src/replaces.test.ts', 'vi.' + "mock('./other.ts')"],
  ])('the check finds fault with %s', (path, text) => {
    expect(fileRuleFaults([{ path, text }])).toContain(path);
  });
});

test('folders of blocks, shells and fields hold what their name promises', () => {
  const faults = ['registry/blocks', 'registry/shells', 'forms/fields'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name !== 'parts')
      .flatMap((name) => {
        const files = readdirSync(`${folder}/${name}`);
        const promised = ['index.ts', ...(folder === 'forms/fields' ? [] : [`${name}.schema.ts`, 'examples.ts'])];
        return promised.filter((file) => !files.includes(file)).map((file) => `${folder}/${name}/${file} is missing`);
      }),
  );
  expect(faults).toEqual([]);
});

test('no test is left alone or left out', () => {
  const alone = /\b(test|it|describe)\.(only|skip|todo)\(/;
  expect(
    sourceFiles(/\.(test|journey)\.tsx?$/)
      .filter(({ path, text }) => alone.test(text) && !path.startsWith('tests/architecture/'))
      .map(({ path }) => path),
  ).toEqual([]);
});

test('each question type of our own has a look, and each look is of such a type or of one of SurveyJS', () => {
  const foldersIn = (path: string, ...others: readonly string[]): string[] =>
    readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() && !others.includes(entry.name) ? [entry.name] : [],
    );
  const questions = foldersIn('forms/questions', 'files');
  const looks = foldersIn('forms/fields', 'parts');
  const ofSurveyJs = ['comment', 'digits', 'file', 'not-shown', 'ranking', 'rating', 'select', 'slider', 'switch', 'tick-box', 'yes-no'];
  expect(questions.filter((name) => !looks.includes(name))).toEqual([]);
  expect(looks.filter((name) => !questions.includes(name) && !ofSurveyJs.includes(name))).toEqual([]);
});
