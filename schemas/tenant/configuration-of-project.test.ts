import { expect, test } from 'vitest';
import { readEachProject, configurationOfProject } from './configuration-of-project.ts';

const common = {
  steps: [{ processStep: 'Claim' }],
  workflowStatusMapping: { Open: { messageContentId: 'open' } },
  messageContents: { open: { header: 'Open', description: 'It is open.', class: 'information' } },
};

test('a project has its own members in place of those of all, which other projects have', () => {
  const projects = { second: { steps: [{ processStep: 'Other' }] } };
  expect(configurationOfProject({ ...common, projects }, 'second')).toEqual({ ...common, ...projects.second });
  for (const project of ['first', 'constructor']) expect(configurationOfProject({ ...common, projects }, project)).toEqual(common);
});

test('issues of every project are at their places in the file, each once', () => {
  const projects = {
    second: { workflowStatusMapping: { Open: { messageContentId: 'opne' } } },
    third: { workflowStatusMapping: { Shut: { messageContentId: 'open' } } },
  };
  const shared = { pointer: '/messageContents/open/class', message: 'No such class.' };
  const read = readEachProject({ ...common, projects }, (steps) => {
    const { Open } = (steps as { workflowStatusMapping: { Open?: { messageContentId: string } } }).workflowStatusMapping;
    const unknown = { pointer: '/workflowStatusMapping/Open/messageContentId', message: 'No such message.' };
    return { issues: Open?.messageContentId === 'opne' ? [shared, unknown] : [shared], opens: Open !== undefined };
  });
  expect(read).toEqual([
    { issues: [shared], opens: true },
    {
      issues: [{ ...shared, pointer: '/projects/second/workflowStatusMapping/Open/messageContentId', message: 'No such message.' }],
      opens: true,
    },
    { issues: [], opens: false },
  ]);
});
