import { expect, test } from 'vitest';
import { emptyWorkflow, readWorkflow } from '#engine';
import { awaitedForm } from './awaited-form.ts';

const workflow = (content: object) => readWorkflow(content, () => []).workflow;
const rows = [
  { slug: 'survey', status: 'NotStarted' },
  { slug: 'claim', status: 'Draft' },
  { slug: 'sent', status: 'Done' },
] as const;
const at = (statusCode: string) => ({
  'account.status': 1,
  'account.statusCode': statusCode,
  'documents.toSign': 0,
  'documents.signed': 0,
  'documents.declined': 0,
});
const table = workflow({
  workflowStatusMapping: { Wanted: { formSlug: 'claim' }, Sent: { formSlug: 'sent' }, Checking: { messageContentId: 'wait' } },
});
const rules = workflow({ rules: [{ when: { '==': [{ var: 'account.statusCode' }, 'Wanted'] }, formSlug: 'claim' }] });

test.each([
  ['table', table],
  ['rules', rules],
])('by %s, the form that the workflow status names is awaited, wherever it is in the list', (_, config) => {
  expect(awaitedForm(config, at('Wanted'), rows)).toBe('claim');
  expect(awaitedForm(config, at('Unmapped'), rows)).toBeUndefined();
});

test('nothing is awaited that was sent, is not listed, or in a status that names no form', () => {
  expect(awaitedForm(table, at('Sent'), rows)).toBeUndefined();
  expect(awaitedForm(table, at('Checking'), rows)).toBeUndefined();
  expect(awaitedForm(table, at('Wanted'), rows.slice(0, 1))).toBeUndefined();
});

test.each([
  ['no mapping', emptyWorkflow],
  ['a mapping without forms', workflow({ workflowStatusMapping: { Wanted: {} } })],
])('with %s the first form that is to do is awaited', (_, config) => {
  expect(awaitedForm(config, at('Wanted'), rows)).toBe('survey');
  expect(awaitedForm(config, at('Wanted'), rows.slice(2))).toBeUndefined();
});
