import { expect, test, vi } from 'vitest';
import { PortalError } from '../failure/index.ts';
import type { PortalApi } from './portal-api.ts';
import { recordCalls, replayCalls } from './recorded-calls.ts';

test('what is not there is known from the record, too; any other failure is asked about again', async () => {
  const statusOf = async (api: PortalApi, id: string) =>
    api.call('submissions.one', { params: { id } }).then(
      () => 200,
      ({ status }: PortalError) => status,
    );
  const call = vi.fn(async (_: string, { params: { id } }: { params: { id: string } }) => {
    throw new PortalError(id === 'gone' ? 404 : 500, 'refused');
  });
  const api = { call } as unknown as PortalApi;
  const recorded = recordCalls(api);
  expect([await statusOf(recorded.api, 'gone'), await statusOf(recorded.api, 'down')]).toEqual([404, 500]);
  const replayed = replayCalls(api, recorded.answers());
  expect([await statusOf(replayed, 'gone'), await statusOf(replayed, 'down')]).toEqual([404, 500]);
  expect(call.mock.calls.map(([, { params }]) => params.id)).toEqual(['gone', 'down', 'down']);
});

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
