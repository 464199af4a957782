// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { createShow, type Portal, type ShownPage } from '../../visit/index.ts';
import type { SessionState } from '../../auth/session.ts';
import { keepPendingSignature, pendingSignature } from '../../hub-views/index.ts';
import { showEsignReturn, withSignNotice } from './show-esign-return.ts';

const signedIn = { state: 'signed-in', view: { id: 'ann' } } as unknown as SessionState;
const documents = [{ eDocumentId: 'd-1', eDocumentName: 'Agreement' }];
const call = vi.fn(async (name: string): Promise<unknown> => (name === 'attachments.esignList' ? documents : { signingStatus: 'Signed' }));
const site = {
  tenant: async () => ({ slug: 'acme', name: 'Acme', languages: [{ iso2Code: 'en' }], claimsEnabled: hasClaims }),
  dictionary: async () => ({}),
  common: async () => ({}),
  menu: async () => [],
};
let hasClaims = true;

/** The address that this one redirects to. */
async function led(query: string, state: SessionState = signedIn): Promise<string | null> {
  const portal = {
    language: 'en',
    questions: site,
    session: { current: () => state, resolve: async () => state },
    api: { call },
    addressOf: (url: URL) => url,
    known: () => ({}),
    arrived: () => undefined,
    onDevice: true,
    ready: async () => undefined,
    clock: () => 0,
  } as unknown as Portal;
  const gone = await Promise.resolve()
    .then(() =>
      showEsignReturn(
        { session: portal.session, show: createShow(portal), awake: () => true },
        new URL(`https://acme.example/dynamic-content${query}`),
      ),
    )
    .catch((thrown: unknown) => thrown);
  return (gone as Response).headers.get('location');
}

const callbacks = () => call.mock.calls.filter(([name]) => name === 'documents.esignCallback');
const noticeAt = (query: string, id = 'ann') =>
  withSignNotice(
    { session: { current: () => ({ state: 'signed-in', view: { id } }), resolve: vi.fn() } as never },
    new URL(`https://acme.example/securedPage/my-claim${query}`),
    {
      visit: { site: { dictionary: {}, language: 'en', languages: ['en'] } },
    } as unknown as ShownPage,
  ).notice;

beforeEach(() => {
  call.mockClear();
  sessionStorage.clear();
  hasClaims = true;
  keepPendingSignature('s-1');
});

test.each(['Signed', 'Completed'])('back with %s: the portal is notified once, then the claim is shown with a notice', async (status) => {
  expect(await led(`?status=${status}&documentId=d-1`)).toBe('/securedPage/my-claim?signed=1');
  expect(callbacks()).toEqual([['documents.esignCallback', { query: { submissionId: 's-1', documentId: 'd-1' } }]]);
  expect(noticeAt('?signed=1')).toBe('You have signed \u2068Agreement\u2069.');
  expect(noticeAt('?signed=1', 'ben'), 'the next person in this tab').toBeUndefined();
  expect(pendingSignature()).toBeNull();
  expect(await led(`?status=${status}&documentId=d-1`)).toBe('/securedPage/my-claim');
  expect(callbacks()).toHaveLength(1);
});

test('without claims the hub is our_case, signed or not', async () => {
  hasClaims = false;
  expect(await led('?status=Declined&documentId=d-1')).toBe('/securedPage/our_case?unsigned=1');
  keepPendingSignature('s-1');
  expect(await led('?status=Signed&documentId=d-1')).toBe('/securedPage/our_case?signed=1');
});

test('nothing is called signed that the portal does not know as signed; a name that is not known is left out', async () => {
  expect(noticeAt('?signed=1')).toBeUndefined();
  call.mockResolvedValueOnce({ signingStatus: 'Sent' });
  expect(await led('?status=Signed&documentId=d-1')).toBe('/securedPage/my-claim');
  keepPendingSignature('s-1');
  call.mockResolvedValueOnce({ signingStatus: 'Signed' }).mockRejectedValueOnce(new Error('no network'));
  expect(await led('?status=Signed&documentId=d-1')).toBe('/securedPage/my-claim?signed=1');
  expect(noticeAt('?signed=1')).toBe('You have signed the document.');
});

test('without a document, without a status, and when the portal does not answer: straight to the claim', async () => {
  expect([await led('?status=Signed'), await led('')]).toEqual(['/securedPage/my-claim', '/securedPage/my-claim']);
  expect(call).not.toHaveBeenCalled();
  keepPendingSignature('s-1');
  call.mockRejectedValueOnce(new Error('no network'));
  expect(await led('?status=Signed&documentId=d-1')).toBe('/securedPage/my-claim');
});

test('a document of the account alone is reported without a submission, and its name is found among all of the account', async () => {
  keepPendingSignature(undefined);
  call.mockImplementationOnce(async () => ({ signingStatus: 'Signed' })).mockImplementationOnce(async () => [{ id: 'a-1' }]);
  call.mockImplementationOnce(async () => documents);
  expect(await led('?status=Signed&documentId=d-1')).toBe('/securedPage/my-claim?signed=1');
  expect(call.mock.calls).toEqual([
    ['documents.esignCallback', { query: { documentId: 'd-1' } }],
    ['accounts.mine'],
    ['attachments.esignListOfAccount', { params: { id: 'a-1' } }],
  ]);
  expect(noticeAt('?signed=1')).toContain('Agreement');
});

test('any other status leads to the claim with a notice, and nothing is reported', async () => {
  expect(await led('?status=Declined&documentId=d-1')).toBe('/securedPage/my-claim?unsigned=1');
  expect(call).not.toHaveBeenCalled();
});

test('a signed-out person signs in first and returns', async () => {
  const gone = new URL((await led('?status=Signed&documentId=d-1', { state: 'signed-out' })) ?? '', 'https://acme.example');
  expect([gone.pathname, gone.searchParams.get('returnTo')]).toEqual(['/', '/dynamic-content?status=Signed&documentId=d-1']);
  expect([call.mock.calls.length, pendingSignature()]).toEqual([0, { submissionId: 's-1' }]);
});
