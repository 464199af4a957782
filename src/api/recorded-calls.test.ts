import { expect, test, vi } from 'vitest';
import type { PortalApi } from './portal-api.ts';
import { recordCalls, replayCalls } from './recorded-calls.ts';

test('a call is made once, and again from its record; the secret of a link is neither in the record nor needed for it', async () => {
  const call = vi.fn(async () => true);
  const api = { call } as unknown as PortalApi;
  const body = { formSlug: 'feedback', submissionId: '', token: 'secret' };
  const recorded = recordCalls(api);
  for (let times = 0; times < 2; times += 1) await recorded.api.call('submissions.preconditionByToken', { body, token: 'secret' });
  expect(call).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(recorded.answers())).not.toContain('secret');
  const replayed = replayCalls(api, recorded.answers());
  expect(await replayed.call('submissions.preconditionByToken', { body: { ...body, token: 'other' } })).toBe(true);
  expect(call).toHaveBeenCalledTimes(1);
  await replayed.call('submissions.preconditionByToken', { body: { ...body, formSlug: 'stop' } });
  expect(call).toHaveBeenCalledTimes(2);
});
