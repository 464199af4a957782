import { expect, test } from 'vitest';
import { validate } from '#built/hub-my-claim-steps';
import { readWorkflows, stepsOfProject } from './of-project.ts';

const common = {
  steps: [{ processStep: 'Claim' }],
  workflowStatusMapping: { Open: { messageContentId: 'open' } },
  messageContents: { open: { header: 'Open', description: 'It is open.', class: 'information' } },
};

test('a project has its own members in place of those of all, which other projects have', () => {
  const projects = { second: { steps: [{ processStep: 'Other' }] } };
  expect(stepsOfProject({ ...common, projects }, 'second')).toEqual({ ...common, ...projects.second });
  for (const project of ['first', 'constructor']) expect(stepsOfProject({ ...common, projects }, project)).toEqual(common);
});

test('issues of every project are at their places in the file, each once', () => {
  const projects = {
    second: { workflowStatusMapping: { Open: { messageContentId: 'opne' } } },
    third: { workflowStatusMapping: { Shut: { messageContentId: 'open' } } },
  };
  const read = readWorkflows({ ...common, projects }, (value) => validate(stepsOfProject(value, '')));
  expect(read.map(({ issues }) => issues.map(({ pointer, suggestion }) => [pointer, suggestion]))).toEqual([
    [],
    [['/projects/second/workflowStatusMapping/Open/messageContentId', 'open']],
    [],
  ]);
  expect(read.map(({ workflow }) => workflow.mappings.map(({ code }) => code))).toEqual([['Open'], ['Open'], ['Shut']]);
});
