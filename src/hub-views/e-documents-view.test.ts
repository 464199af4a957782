import { expect, test } from 'vitest';
import type { EDocument } from '#schemas/api';
import { eSignView } from './e-documents-view.ts';

const languages = { language: 'cy', languages: ['en', 'cy'] };
const document = (submissionId: string): EDocument => ({
  eDocumentId: `d-${submissionId}`,
  eDocumentName: 'Agreement',
  filePurpose: 'Agreement',
  signingStatus: 'Sent',
  submissionId,
  sentAt: '2026-11-12T09:00:00Z',
});
const hrefOf = (...of: string[]) => eSignView({ isESignEnabled: true }, of.map(document), languages)?.href;

test('no button where nothing can be signed; its label is the configured one in the language shown', () => {
  expect(eSignView({ isESignEnabled: false, eSignButtonLabel: 'Sign' }, [document('s')], languages)).toBeUndefined();
  expect(eSignView({ isESignEnabled: true, eSignButtonLabel: { en: 'Sign', cy: 'Llofnodi' } }, [], languages)?.label).toBe('Llofnodi');
  expect(eSignView({ isESignEnabled: true }, [], languages)).toEqual({ href: '/securedPage/esign-list', documents: [] });
});

test('the button leads to the list of the one submission that has documents, else to that of the account', () => {
  expect(hrefOf('s;1', 's;1')).toBe('/securedPage/esign-list;submissionId=s%3B1');
  expect(hrefOf('a', 'b')).toBe('/securedPage/esign-list');
});
