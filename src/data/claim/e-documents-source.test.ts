import { expect, test, vi } from 'vitest';
import type { EDocument } from '#schemas/api';
import { PortalError } from '../../failure/index.ts';
import { eDocuments } from './e-documents-source.ts';
import type { SourceRequest } from '../source.ts';

const document = (id: string, signingStatus: string, more: object = {}): EDocument => ({
  eDocumentId: id,
  eDocumentName: `Name of ${id}`,
  filePurpose: 'Agreement',
  signingStatus,
  submissionId: 's 1',
  sentAt: '2026-11-12T09:00:00Z',
  ...more,
});

async function load(address: string, list: readonly EDocument[] | Error, more: object = {}) {
  const call = vi.fn(async (name: string, _parts?: object) => {
    if (name === 'accounts.mine') return [{ id: 'a-1' }];
    if (name === 'documents.esign') throw new PortalError(410, 'document-withdrawn');
    return list instanceof Error ? Promise.reject(list) : list;
  });
  const url = new URL(address, 'https://portal.example');
  const asked = { api: { call }, url, site: { claimsEnabled: true }, acting: { workspace: false, account: 'own' }, ...more };
  return { call, answer: await eDocuments.load(asked as unknown as SourceRequest) };
}

test('the documents are those of the submission in the address, else of the account', async () => {
  const list = [document('d-1', 'Sent'), document('d-2', 'Signed', { signedAt: '2026-11-20T09:00:00Z', signedCopyId: 'f' })];
  const { call, answer } = await load('/securedPage/esign-list;submissionId=s%201', list);
  expect(call.mock.calls).toEqual([['attachments.esignList', { params: { id: 's 1' } }]]);
  expect(answer).toMatchObject({
    state: 'ready',
    value: { canSign: true, backHref: '/securedPage/my-claim', documents: [{ id: 'd-1' }, { id: 'd-2', signedCopyId: 'f' }] },
  });
  const { call: ofAccount } = await load('/securedPage/esign-list', list);
  expect(ofAccount.mock.calls.at(-1)).toEqual(['attachments.esignListOfAccount', { params: { id: 'a-1' } }]);
});

test.each([
  ['Sent', 'own', 'd-1'],
  ['Signed', 'own', undefined],
  ['Declined', 'own', undefined],
  ['Sent', { id: 'a-1' }, undefined],
])('the only document, %s, for %j: opened at once: %s', async (status, account, opens) => {
  const { answer } = await load('/securedPage/esign-list', [document('d-1', status)], { acting: { workspace: false, account } });
  expect(answer.state === 'ready' && answer.value.opens).toBe(opens);
});

test('a document that the address names and that was withdrawn is stated as that, and no other opens in its place', async () => {
  const named = '/securedPage/esign-list;documentId=d-9';
  expect((await load(named, [])).answer).toMatchObject({ state: 'empty', isWithdrawn: true });
  const { answer } = await load(named, [document('d-1', 'Sent')]);
  expect(answer).toMatchObject({ state: 'ready', value: { isWithdrawn: true } });
  expect(answer.state === 'ready' && answer.value).not.toHaveProperty('opens');
  for (const address of [named.replace('d-9', 'd-1'), '/securedPage/esign-list'])
    expect((await load(address, [document('d-1', 'Sent')])).answer).not.toHaveProperty('value.isWithdrawn');
});

test('of several documents the one that the address names is opened at once, while it waits for a signature', async () => {
  const opened = async (...states: string[]) => {
    const list = states.map((status, index) => document(`d-${index}`, status));
    const { answer } = await load('/securedPage/esign-list;documentId=d-1', list);
    return answer.state === 'ready' && answer.value.opens;
  };
  expect([await opened('Signed', 'Sent', 'Sent'), await opened('Sent', 'Signed'), await opened('Sent', 'Declined')]).toEqual([
    'd-1',
    undefined,
    undefined,
  ]);
});

test('of two documents none is opened at once; what is not theirs is as if there were none, and a failure is none of both', async () => {
  const two = [document('d-1', 'Sent'), document('d-2', 'Sent')];
  const { answer } = await load('/securedPage/esign-list', two);
  expect(answer.state === 'ready' && 'opens' in answer.value).toBe(false);
  const named = '/securedPage/esign-list;submissionId=s';
  expect((await load(named, [])).answer).toEqual({ state: 'empty', backHref: '/securedPage/my-claim' });
  expect((await load(named, new PortalError(404, 'not-found'))).answer).toEqual({ state: 'empty', backHref: '/securedPage/my-claim' });
  await expect(load(named, new PortalError(500, 'x'))).rejects.toMatchObject({ status: 500 });
});
