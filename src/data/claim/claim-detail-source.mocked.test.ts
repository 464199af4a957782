import { expect, test, vi } from 'vitest';
import { staffActionsOn } from '../staff/staff-actions.ts';
import { detail } from './claim-detail-source.ts';
import type { SourceRequest } from '../source.ts';

vi.mock(import('../staff/staff-actions.ts'));

const answers: Readonly<Record<string, unknown>> = {
  'accounts.mine': [{ id: 'a-1', name: 'Ann', family_name: 'Lee', workflow: { status: '' } }],
  'submissions.ofAccount': Array.from({ length: 12 }, (_, at) => ({ id: `s-${at}`, formSlug: 'vehicle' })),
  'attachments.ofAccount': [],
  'accounts.statusColours': {},
};

test('the answers of an account are asked for one submission after the other, however many it has', async () => {
  const asked: string[] = [];
  let atOnce = 0;
  let maxAtOnce = 0;
  const call = vi.fn(async (name: string, parts?: { params?: { id: string } }) => {
    if (name !== 'submissions.detail') return answers[name] ?? [];
    asked.push(parts?.params?.id ?? '');
    maxAtOnce = Math.max(maxAtOnce, ++atOnce);
    await new Promise<void>((resolve) => setImmediate(resolve));
    atOnce -= 1;
    if (asked.length === 12) throw new Error('the last one');
    return {};
  });
  const actions = { booking: undefined, claims: [], hasTab: () => true, editHrefOf: () => undefined };
  vi.mocked(staffActionsOn).mockResolvedValue(actions);
  const request = {
    api: { call },
    url: new URL('https://portal.example/securedPage/my-claim-detail?accountId=a-1'),
    site: { language: 'en', languages: ['en'], tenant: { slug: 't' } },
    acting: { workspace: true, account: { id: 'a-1' } },
  };
  await expect(detail.load(request as unknown as SourceRequest)).rejects.toThrow('the last one');
  expect([asked.length, maxAtOnce]).toEqual([12, 1]);
});
