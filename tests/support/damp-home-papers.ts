import { ApiClient } from './api-client.ts';
import { enterAs } from './claimant.ts';
import { expect, type Page } from './journey.ts';
import { tenantNamed } from './tenants.ts';
import { word } from './words.ts';
import { soundPdf } from '../../server/platform/file-type/sound-pdf.fixture.ts';

/** Calder's form about a damp home, at the step that takes files. */
export const tenant = tenantNamed('calder');
export const path = '/form/damp-home';
export const wordFor = (key: Parameters<typeof word<'form'>>[3]): string => word(tenant.slug, 'en', 'form', key);
export const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: soundPdf(name) });

/** The portal as this person's program sees it, with the form answered up to the step for papers. */
export async function atPapers(email: string): Promise<ApiClient> {
  const client = new ApiClient(tenant.url, email);
  await client.signIn();
  const dynamicData = { postcode: 'CB2 7QX', movedIn: 2019, signs: ['mould'] };
  const saved = await client.call({ method: 'PUT', path: '/api/Submissions/draft', body: { formSlug: 'damp-home', page: 2, dynamicData } });
  expect(saved.status).toBe(200);
  return client;
}

export const rowOf = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });

export async function openedBy(page: Page, email: string): Promise<void> {
  await enterAs({ page, tenant, language: 'en', lands: path }, email);
  await expect(page.locator('input[type=file]')).toBeAttached();
}
