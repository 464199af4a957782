import { expect, test } from 'vitest';
import { soundTenantForEach } from '../sound-tenant.fixture.ts';

const { write, findings } = soundTenantForEach();

const mapping = { messageContentId: 'm' };
const status = (code: string) => ({ code, name: code, accountStatus: 1 });

test('[STS-01] a status that is listed twice, and a code that staff could not set, are found where they are written', () => {
  write('configuration/hub-my-claim-steps.json', {
    slug: 'hub-my-claim-steps',
    steps: [{ processStep: 'One' }],
    messageContents: { m: { header: 'h', description: 'd', class: 'information' } },
    workflowStatusMapping: { Begun: mapping, Paid: mapping, Closed: mapping },
    statuses: [status('Begun'), status('Paid'), status('Begun')],
    projects: { other: { statuses: [status('Begun')] } },
  });
  write('configuration/workflow-status-colours.json', { slug: 'workflow-status-colours', colours: { Piad: 'green' } });
  expect(findings().map(({ file, pointer, severity, message, suggestion }) => [file, pointer, severity, message, suggestion])).toEqual([
    [
      'configuration/hub-my-claim-steps.json',
      '/workflowStatusMapping/Closed',
      'warning',
      expect.stringContaining('staff cannot set it'),
      undefined,
    ],
    ['configuration/hub-my-claim-steps.json', '/statuses/2/code', 'error', 'The status "Begun" is listed twice.', undefined],
    ['configuration/workflow-status-colours.json', '/colours/Piad', 'warning', expect.stringContaining('maps "Piad"'), 'Paid'],
  ]);
});
