import type { BrowserContext } from '@playwright/test';
import { formSlug } from './all-types-portal.ts';

/** Saves a draft of the form whose step is this one: the form opens there. Other answers stay. */
export async function openStep(device: BrowserContext, step: number): Promise<void> {
  const session = await device.request.post('/auth/session', { data: {}, headers: { 'X-Portal': '1', 'X-Activity': '1' } });
  const { idToken } = (await session.json()) as { idToken: string };
  const headers = { Authorization: `Bearer ${idToken}`, 'X-Activity': '1' };
  const url = `/api/Submissions/draft?formSlug=${formSlug}`;
  const stored = (await (await device.request.get(url, { headers })).json()) as { id: string; version: number; dynamicData: object } | null;
  const of = stored ? { submissionId: stored.id, version: stored.version } : {};
  const body = { formSlug, ...of, page: step, dynamicData: stored?.dynamicData ?? {} };
  const saved = await device.request.put('/api/Submissions/draft', { headers, data: body });
  if (!saved.ok()) throw new Error(`The draft was not saved: ${saved.status()} ${await saved.text()}`);
}
