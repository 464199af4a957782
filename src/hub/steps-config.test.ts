import { describe, expect, test } from 'vitest';
import { mappingOf, progressOf, type StepsConfig } from './steps-config.ts';

const table: StepsConfig = {
  workflowStatusMapping: { WFS_Registered: { stepStatuses: ['done', 'current'], messageContentId: 'welcome' } },
};
const rules: StepsConfig = {
  rules: [
    {
      when: { and: [{ '==': [{ var: 'account.statusCode' }, 'WFS_Review'] }, { '>=': [{ var: 'account.status' }, 4] }] },
      messageContentId: 'review',
    },
    { when: { '>=': [{ var: 'account.status' }, 3] }, messageContentId: 'reading' },
    { when: { '!=': [{ var: 'acount.status' }, 1] }, messageContentId: 'mistyped' },
  ],
};

describe('workflow status → phases and message', () => {
  test('[CLM-02] by the table; a code nobody mapped has none, whatever its name', () => {
    expect(mappingOf(table, { status: 1, statusCode: 'WFS_Registered' })?.messageContentId).toBe('welcome');
    expect(mappingOf(table, { status: 1, statusCode: 'constructor' })).toBeUndefined();
  });
  test('[CLM-10] by rules, the first that holds; a mistyped rule never holds', () => {
    expect(mappingOf(rules, { status: 4, statusCode: 'WFS_Review' })?.messageContentId).toBe('review');
    expect(mappingOf(rules, { status: 4, statusCode: 'WFS_Else' })?.messageContentId).toBe('reading');
    expect(mappingOf(rules, { status: 0, statusCode: 'WFS_Else' })).toBeUndefined();
  });
});

describe('five steps against seven account status values', () => {
  const five: StepsConfig = { steps: [{}, {}, {}, {}, {}] };
  test('[MYC-06] [MYC-11] step n is complete from status n; 5 and 6 complete all', () => {
    expect(progressOf(five, 0)).toEqual(['current', 'waiting', 'waiting', 'waiting', 'waiting']);
    expect(progressOf(five, 2)).toEqual(['done', 'done', 'current', 'waiting', 'waiting']);
    for (const status of [5, 6]) expect(progressOf(five, status)).toEqual(Array(5).fill('done'));
  });
  test('[MYC-11] a tenant says from which status a step is complete', () => {
    expect(progressOf({ steps: [{ completeFrom: 1 }, { completeFrom: 3 }] }, 2)).toEqual(['done', 'current']);
  });
});
