import type { BrowserContext } from '@playwright/test';
import { formSlug } from './all-types-portal.ts';
import { apiOf, draftOf } from './api-of.ts';

/** Saves a draft of the form whose step is this one: the form opens there. Other answers stay. */
export async function openStep(device: BrowserContext, step: number): Promise<void> {
  const api = await apiOf(device);
  const stored = await draftOf(api);
  const of = stored ? { submissionId: stored.id, version: stored.version } : {};
  await api.put('/api/Submissions/draft', { formSlug, ...of, page: step, dynamicData: stored?.dynamicData ?? {} });
}
