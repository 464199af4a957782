// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { Portal } from '../app/portal.ts';
import type { SessionState } from '../auth/session.ts';
import { keepPendingSignature, pendingSignature } from '../esign/pending-signature.ts';
import { showSignReturn } from './sign-return.ts';

const signedIn = { state: 'signed-in', view: {}, idToken: 'x' } as SessionState;
const call = vi.fn(async () => ({ signingStatus: 'Signed' }));

/** Where somebody who comes to this address is led. */
async function led(query: string, state: SessionState = signedIn): Promise<string | null> {
  const portal = { session: { current: () => state }, api: { call } } as unknown as Portal;
  const gone = await Promise.resolve()
    .then(() => showSignReturn(portal, new URL(`https://acme.example/dynamic-content${query}`)))
    .catch((thrown: unknown) => thrown);
  return (gone as Response).headers.get('location');
}

beforeEach(() => {
  call.mockClear();
  keepPendingSignature('s-1');
});

test.each(['Signed', 'Completed'])('[ESG-03] back with %s: the portal is told once, then the claim is shown', async (status) => {
  expect(await led(`?status=${status}&documentId=d-1`)).toBe('/securedPage/my-claim');
  expect(call).toHaveBeenCalledExactlyOnceWith('documents.esignCallback', { query: { submissionId: 's-1', documentId: 'd-1' } });
  expect(pendingSignature()).toBeNull();
  expect(await led(`?status=${status}&documentId=d-1`)).toBe('/securedPage/my-claim');
  expect(call).toHaveBeenCalledTimes(1);
});

test('[ESG-03] without a document, without a status, and when the portal does not answer: straight to the claim', async () => {
  expect([await led('?status=Signed'), await led('')]).toEqual(['/securedPage/my-claim', '/securedPage/my-claim']);
  expect(call).not.toHaveBeenCalled();
  keepPendingSignature('s-1');
  call.mockRejectedValueOnce(new Error('no network'));
  expect(await led('?status=Signed&documentId=d-1')).toBe('/securedPage/my-claim');
});

test('[ESG-03] any other status leads to the claim with a notice, and nothing is told', async () => {
  expect(await led('?status=Declined&documentId=d-1')).toBe('/securedPage/my-claim?unsigned=1');
  expect(call).not.toHaveBeenCalled();
});

test('[ESG-05] whoever is signed out signs in first and comes back', async () => {
  const gone = new URL((await led('?status=Signed&documentId=d-1', { state: 'signed-out' })) ?? '', 'https://acme.example');
  expect([gone.pathname, gone.searchParams.get('returnTo')]).toEqual(['/', '/dynamic-content?status=Signed&documentId=d-1']);
  expect([call.mock.calls.length, pendingSignature()]).toEqual([0, 's-1']);
});
