import { describe, expect, test } from 'vitest';
import { readWorkflow } from '#engine';
import type { ClaimsAnswer } from '#schemas/api';
import { claimsView } from './claims-view.ts';

const answer: ClaimsAnswer = {
  accountId: 'a',
  identifier: 'NG-1',
  projectId: 'p',
  accountStatus: {
    description: { en: 'In the group', cy: 'Yn y grŵp' },
    workflowStatusCode: 'WFS_In_Group',
    details: [{ title: { en: 'Paid on', cy: 'Talwyd ar' }, value: ['6 November', '6 Tachwedd'] }],
  },
  columns: [
    { field: 'status', headerText: { en: 'Status', cy: 'Statws' }, templateColumn: true, templateColumnType: 'StatusColumn' },
    {
      field: 'createdAt',
      headerText: 'Sent',
      dataType: 'DateTime',
      format: 'dd MMM yyyy',
      allowSorting: true,
      defaultSort: true,
      sortDirection: 2,
    },
  ],
  statusColours: { 'In the group': 'green', 'Yn aros': 'orange' },
  claims: [
    {
      SubmissionId: 's 1',
      status: { en: 'In the group', cy: 'Yn y grŵp' },
      createdAt: '2026-01-18T18:31:00.000Z',
      vehicles: 2,
      odd: undefined,
    },
    { SubmissionId: 's 2', status: { en: 'Waiting', cy: 'Yn aros' }, createdAt: null, open: true },
  ],
  accountButtons: [
    {
      controlLabel: { en: 'Write', cy: 'Ysgrifennu' },
      iconCss: 'mail',
      formSlug: { formSlug: 'preferences', formConfirmationSlug: 'done' },
    },
    { controlLabel: 'Add', formSlug: { formSlug: 'vehicle' } },
  ],
  isESignEnabled: false,
  email: 'a@example.org',
};
const config = {
  title: { en: 'How it is going', cy: 'Sut mae’n mynd' },
  identifierLabel: { en: 'Claim number', cy: 'Rhif hawliad' },
  steps: [{ processStep: { en: 'Joined', cy: 'Ymuno' }, tooltipContent: 'You joined.' }, { processStep: 'Court' }],
  workflowStatusMapping: { WFS_In_Group: { stepStatuses: ['done', 'current'], messageContentId: 'court' } },
  messageContents: { court: { header: { en: 'In court', cy: 'Yn y llys' }, description: 'We wait.', class: 'success' } },
};
const view = (changes: Partial<ClaimsAnswer> = {}, more: { language?: string } = {}) =>
  claimsView(
    { ...answer, ...changes },
    {
      workflow: readWorkflow(config, () => []).workflow,
      facts: {
        'account.status': 1,
        'account.statusCode': changes.accountStatus?.workflowStatusCode ?? answer.accountStatus.workflowStatusCode,
        'documents.toSign': 0,
        'documents.signed': 0,
        'documents.declined': 0,
      },
      languages: { language: more.language ?? 'cy', languages: ['en', 'cy'] },
    },
  );

describe('the claims answer as the hub shows it', () => {
  test('title and phases come from the configuration, in the language shown', () => {
    expect(view()).toMatchObject({
      title: 'Sut mae’n mynd',
      steps: [
        { label: 'Ymuno', explanation: 'You joined.', state: 'done' },
        { label: 'Court', state: 'current' },
      ],
    });
  });

  test('the phases of a status without a mapping follow the account status', () => {
    const unmapped = view({ accountStatus: { ...answer.accountStatus, workflowStatusCode: 'WFS_New' } });
    expect(unmapped.steps.map(({ state }) => state)).toEqual(['done', 'current']);
  });

  test('the phases follow the message that applies, before the status of the account does', () => {
    const when = { '==': [{ var: 'forms.status.vehicle' }, 'Done'] };
    const stepStatuses = config.steps.map((_, index) => (index === 0 ? 'done' : 'current'));
    const messages = [{ when, messageContentId: 'sent', stepStatuses }];
    const { workflow } = readWorkflow({ ...config, workflowStatusMapping: { Wanted: { messages } } }, () => []);
    const facts = {
      'account.status': 0,
      'account.statusCode': 'Wanted',
      'documents.toSign': 0,
      'documents.signed': 0,
      'documents.declined': 0,
    };
    const statesWith = (status: 'Draft' | 'Done') =>
      claimsView(answer, {
        workflow,
        facts: { ...facts, 'forms.status.vehicle': status },
        languages: { language: 'en', languages: ['en'] },
      }).steps.map(({ state }) => state);
    expect(statesWith('Done')).toEqual(stepStatuses);
    expect(statesWith('Draft')).not.toEqual(stepStatuses);
  });

  test('a claim that has ended has no phases', () => {
    const closed = { ...config, workflowStatusMapping: { WFS_In_Group: { ...config.workflowStatusMapping.WFS_In_Group, closed: true } } };
    const facts = {
      'account.status': 1,
      'account.statusCode': 'WFS_In_Group',
      'documents.toSign': 0,
      'documents.signed': 0,
      'documents.declined': 0,
    };
    const { workflow } = readWorkflow(closed, () => []);
    expect(claimsView(answer, { workflow, facts, languages: { language: 'en', languages: ['en'] } })).toMatchObject({
      closed: true,
      steps: [],
    });
  });

  test('columns and rows: numbers, texts and dates stay what they are, localised ones are picked, what is missing is null', () => {
    expect(view().columns.map(({ headerText }) => headerText)).toEqual(['Statws', 'Sent']);
    expect(view().columns[1]).toEqual({ ...answer.columns[1], headerText: 'Sent' });
    expect(view().rows).toEqual([
      {
        submissionId: 's 1',
        detailHref: '/securedPage/my-claim-detail;submissionId=s%201',
        values: { SubmissionId: 's 1', status: 'Yn y grŵp', createdAt: '2026-01-18T18:31:00.000Z', vehicles: 2, odd: null },
      },
      {
        submissionId: 's 2',
        detailHref: '/securedPage/my-claim-detail;submissionId=s%202',
        values: { SubmissionId: 's 2', status: 'Yn aros', createdAt: null, open: 'true' },
      },
    ]);
  });

  test.each(['en', 'cy'])('the colour of a status is found by its text in any language: shown in %s', (language) => {
    const { rows, statusColours } = view({}, { language });
    expect(rows.map(({ values }) => statusColours[String(values['status'])])).toEqual(['green', 'orange']);
  });

  test('account buttons with their forms and confirmations', () => {
    expect(view().buttons).toEqual([
      { label: 'Ysgrifennu', icon: 'mail', formSlug: 'preferences', formConfirmationSlug: 'done' },
      { label: 'Add', formSlug: 'vehicle' },
    ]);
  });
});
