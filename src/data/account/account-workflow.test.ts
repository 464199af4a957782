import { expect, test, vi } from 'vitest';
import type { SourceRequest } from '../source.ts';
import { workflowOf } from './account-workflow.ts';

const content = {
  steps: [{ processStep: 'Joined' }, 'Court'],
  rules: [{ when: { '==': [{ var: 'account.statuscode' }, 'WFS'] }, messageContentId: 'none' }],
  messageContents: {},
};

const account = { projectId: 'acme' };

function asked(steps: object | null) {
  const report = vi.fn();
  const site = { tenant: { slug: 'acme' } };
  return { report, asked: { questions: { steps: async () => steps }, site, report } as unknown as SourceRequest };
}

test('what is wrong in the configuration is reported once, with tenant, file and place; the rest is used', async () => {
  const { asked: given, report } = asked(content);
  const workflow = await workflowOf(given, account);
  expect(await workflowOf(given, account)).toBe(workflow);
  expect(workflow.steps).toEqual([{ processStep: 'Joined' }, {}]);
  expect(report.mock.calls).toMatchObject([
    [{ tenant: 'acme', page: 'hub-my-claim-steps', code: 'invalid-file', pointer: '/steps/1' }],
    [
      {
        tenant: 'acme',
        page: 'hub-my-claim-steps',
        code: 'unknown-fact',
        pointer: '/rules/0/when/==/0/var',
        suggestion: 'account.statusCode',
      },
    ],
  ]);
});

test('a project that configures no workflow has none, and nothing is reported', async () => {
  const { asked: given, report } = asked(null);
  expect((await workflowOf(given, account)).steps).toEqual([]);
  expect(report).not.toHaveBeenCalled();
});

test('an account has the workflow of its own project, and that of the tenant where its project has none', async () => {
  const steps = vi.fn(async (project: string) => (project === 'third' ? null : { steps: [{ processStep: project }], messageContents: {} }));
  const given = {
    questions: { steps },
    site: { tenant: { slug: 'acme', projectId: 'first' } },
    report: vi.fn(),
  } as unknown as SourceRequest;
  const nameIn = async (projectId: string) => (await workflowOf(given, { projectId })).steps[0]?.processStep;
  expect([await nameIn('first'), await nameIn('second'), await nameIn('third')]).toEqual(['first', 'second', 'first']);
  expect(steps.mock.calls.flat()).toEqual(['first', 'second', 'third', 'first']);
});
