import { describe, expect, test } from 'vitest';
import { readWorkflow } from '#engine';
import type { ClaimsAnswer, EDocument, FormRow } from '#schemas/api';
import { claimStatusView } from './claim-status-view.ts';

const now = Date.parse('2026-11-22T23:30:00Z');
const config = {
  identifierLabel: { en: 'Claim number', cy: 'Rhif hawliad' },
  workflowStatusMapping: {
    Wanted: {
      messageContentId: 'wanted',
      formSlug: 'vehicle',
      messages: [{ when: { '==': [{ var: 'forms.status.vehicle' }, 'Done'] }, messageContentId: 'sent' }],
    },
    Talk: { messageContentId: 'talk' },
    Decide: { messageContentId: 'decide', documentKinds: ['Offer'] },
    Over: { messageContentId: 'talk', closed: true },
  },
  messageContents: {
    wanted: {
      header: { en: 'Next, your vehicle', cy: 'Nesaf, eich cerbyd' },
      description: 'Ten minutes.',
      class: 'action',
      deadline: '2027-03-31',
    },
    sent: { header: 'We have it', description: 'We check it.', status: { en: 'Received', cy: 'Derbyniwyd' }, class: 'success' },
    decide: {
      header: 'An offer',
      description: 'Sign it, or ring us.',
      class: 'action',
      deadline: '2026-12-18',
      action: { label: 'Ring', href: 'tel:0808' },
    },
    talk: {
      header: 'Ring us',
      description: 'A short call.',
      class: 'action',
      action: { label: { en: 'Ring', cy: 'Ffonio' }, href: 'tel:0808' },
    },
  },
};
const { workflow } = readWorkflow(config, () => []);
const row = (status: FormRow['status'], more: object = {}): FormRow =>
  ({ slug: 'vehicle', name: 'Vehicle', status, restricted: false, additionalForm: false, ...more }) as FormRow;
const document = { eDocumentId: 'd', eDocumentName: 'Agreement', submissionId: 's', signingStatus: 'Sent' } as EDocument;
const answer = {
  identifier: 'NG-1',
  accountStatus: {
    description: { en: 'In the group', cy: 'Yn y grŵp' },
    workflowStatusCode: 'Wanted',
    details: [
      { title: 'Answer by', value: '14 December', deadline: '2026-12-14' },
      { title: { en: 'Paid on', cy: 'Talwyd ar' }, value: ['6 November', '6 Tachwedd'] },
    ],
  },
} as unknown as ClaimsAnswer;

function view(
  code: string,
  {
    rows = [] as FormRow[],
    documents = [] as EDocument[],
    held = undefined as ClaimsAnswer | undefined,
    at = undefined as { step: number; steps: number } | undefined,
    locked = false,
  },
) {
  const facts = {
    'account.status': 1,
    'account.statusCode': code,
    'documents.toSign': documents.length,
    'documents.signed': 0,
    'documents.declined': 0,
    ...Object.fromEntries(rows.map(({ slug, status }) => [`forms.status.${slug}`, status])),
  };
  return claimStatusView({
    account: { identifier: 'NG-1', locked },
    answer: held,
    workflow,
    facts,
    colours: { Wanted: 'orange' },
    rows,
    documents,
    at,
    now,
    languages: { language: 'cy', languages: ['en', 'cy'] },
  });
}

describe('what the status of a claim means', () => {
  test('number, status with its colour, notes and message, in the language shown', () => {
    expect(view('Wanted', { held: answer })).toMatchObject({
      identifier: 'NG-1',
      identifierLabel: 'Rhif hawliad',
      status: { description: 'Yn y grŵp', colour: 'orange' },
      notes: [{ title: 'Talwyd ar', value: '6 Tachwedd' }],
      message: { header: 'Nesaf, eich cerbyd', description: 'Ten minutes.', tone: 'action' },
      closed: false,
    });
    expect(view('Else', { held: answer }).status).toEqual({ description: 'Yn y grŵp' });
    expect(view('Else', { held: answer })).not.toHaveProperty('message');
  });

  test('a form that was sent is not asked for any more: other message, no action, no deadline', () => {
    const sent = view('Wanted', { rows: [row('Done')] });
    expect(sent.message?.header).toBe('We have it');
    expect(sent).not.toHaveProperty('action');
    expect(sent).not.toHaveProperty('deadline');
  });

  test('the status of the account does not contradict a message that came after it: its words are those of the message', () => {
    expect(view('Wanted', { rows: [row('Done')], held: answer }).status).toEqual({ description: 'Derbyniwyd' });
  });

  test('where the administrator’s system has nothing of the account, its number and message are there', () => {
    const fresh = view('Wanted', { rows: [row('NotStarted', { awaited: true })] });
    expect([fresh.identifier, fresh.message?.header]).toEqual(['NG-1', 'Nesaf, eich cerbyd']);
    expect(fresh).not.toHaveProperty('status');
  });

  test('a claim that has ended is closed', () => {
    expect(view('Over', {}).closed).toBe(true);
  });
});

describe('the one thing to do', () => {
  const draft = row('Draft', { awaited: true, submissionId: 's 1', formConfirmationSlug: 'thanks', lastUpdate: '2026-11-19T10:00:00Z' });

  test('the awaited form is first, at its draft and its step, and what is saved is stated', () => {
    expect(view('Wanted', { rows: [draft], documents: [document], at: { step: 2, steps: 6 } })).toMatchObject({
      action: {
        kind: 'form',
        name: 'Vehicle',
        status: 'Draft',
        href: '/form/vehicle?submissionId=s+1&formConfirmationSlug=thanks',
        at: { step: 2, steps: 6 },
      },
      saved: { name: 'Vehicle', at: '2026-11-19T10:00:00Z' },
    });
  });

  test('what is to be corrected is at no step, is no saved draft, and has no deadline of the workflow', () => {
    const correction = { reason: 'The year is not readable.', sentAt: '2026-10-02T10:00:00Z' };
    const shown = view('Wanted', { rows: [{ ...draft, correction, label: 'CF14 NGH' }], at: { step: 2, steps: 6 } });
    expect(shown.action).toMatchObject({ kind: 'form', name: 'Vehicle, CF14 NGH', status: 'Draft', correction });
    for (const absent of ['deadline', 'saved', 'action.at']) expect(shown).not.toHaveProperty(absent);
  });

  test('then documents that wait for a signature, then what the message offers', () => {
    expect(view('Talk', { documents: [document, { ...document, signingStatus: 'Signed' }] }).action).toEqual({
      kind: 'sign',
      href: '/securedPage/esign-list;submissionId=s;documentId=d',
      documents: ['Agreement'],
    });
    expect(view('Talk', {}).action).toEqual({ kind: 'link', label: 'Ffonio', href: 'tel:0808' });
  });

  test('beside a document to sign is the other answer that the message offers; beside what was declined, the way back to it', () => {
    expect(view('Talk', { documents: [document] }).other).toEqual({ kind: 'link', label: 'Ffonio', href: 'tel:0808' });
    const declined = { ...document, signingStatus: 'Declined' } as EDocument;
    const reopen = { kind: 'reopen', href: '/securedPage/esign-list;submissionId=s' };
    expect(view('Talk', { documents: [declined] })).toMatchObject({ action: { kind: 'link' }, other: reopen });
    expect(view('Else', { documents: [declined] })).toMatchObject({ other: reopen });
    for (const other of [view('Talk', {}), view('Else', { documents: [document] }), view('Over', { documents: [declined] })])
      expect(other).not.toHaveProperty('other');
  });

  test('what a status asks about an offer is beside the offer, which comes first, and never beside another document', () => {
    const [offer, other] = ['Offer', 'Authority'].map((kind) => ({
      ...document,
      eDocumentId: kind,
      eDocumentName: kind,
      filePurpose: kind,
    }));
    const both = view('Decide', { documents: [other!, offer!] });
    expect(both).toMatchObject({
      action: { documents: ['Offer', 'Authority'] },
      other: { label: 'Ring' },
      deadline: { date: '2026-12-18' },
    });
    const alone = view('Decide', { documents: [other!] });
    expect(alone.action).toMatchObject({ kind: 'sign', documents: ['Authority'] });
    for (const absent of ['other', 'deadline']) expect(alone).not.toHaveProperty(absent);
  });

  test('nothing is to be done about a closed account, until no day', () => {
    const asking = {
      rows: [row('NotStarted', { awaited: true })],
      documents: [document, { ...document, signingStatus: 'Declined' as const }],
      held: answer,
      locked: true,
    };
    for (const code of ['Wanted', 'Decide', 'Talk']) {
      for (const absent of ['action', 'other', 'deadline']) expect(view(code, asking)).not.toHaveProperty(absent);
    }
  });

  test('the deadline of the account comes before that of everyone, counts whole days, and is no note as well', () => {
    const rows = [row('NotStarted', { awaited: true })];
    expect(view('Wanted', { rows }).deadline).toEqual({ date: '2027-03-31', days: 129 });
    expect(view('Wanted', { rows, held: answer }).deadline).toEqual({ title: 'Answer by', date: '2026-12-14', days: 22 });
    expect(view('Wanted', { rows, held: answer }).notes.map(({ title }) => title)).toEqual(['Talwyd ar']);
  });
});
