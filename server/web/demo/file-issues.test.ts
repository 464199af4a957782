import { expect, test } from 'vitest';
import { createFileIssues } from './file-issues.ts';

const issue = (file: string, message: string) =>
  ({ code: 'form-does-not-load', severity: 'error', tenant: 'a', page: 'x', pointer: '', file, message }) as const;

test('the issues of a file stay until it is checked again', () => {
  const issues = createFileIssues();
  const reports: string[] = [];
  issues.onLearned((tenant) => reports.push(tenant));
  issues.learn({ tenant: 'a', looked: ['one.json', 'two.json'], issues: [issue('one.json', 'first'), issue('two.json', 'second')] });
  issues.learn({ tenant: 'a', looked: ['one.json'], issues: [issue('one.json', 'third')] });
  expect(issues.of('a').map(({ message }) => message)).toEqual(['second', 'third']);
  issues.learn({ tenant: 'a', looked: ['two.json'], issues: [] });
  expect(issues.of('a').map(({ message }) => message)).toEqual(['third']);
  expect(issues.of('b')).toEqual([]);
  expect(reports).toEqual(['a', 'a', 'a']);
});
