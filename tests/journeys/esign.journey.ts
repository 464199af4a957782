import type { Page } from '@playwright/test';
import { ApiClient } from '../support/api-client.ts';
import { findings } from '../support/axe.ts';
import { signIn } from '../support/claimant.ts';
import { keyboard, pointer, type InputMethod } from '../support/input-method.ts';
import { expect, sidewaysScroll, test } from '../support/journey.ts';
import { tenantNamed } from '../support/tenants.ts';

/** A signature starts a worker of its own, which takes its time on a busy machine. */
test.use({ actionTimeout: 25_000 });

interface Row {
  readonly eDocumentId: string;
  readonly eDocumentName: string;
  readonly signingStatus: string;
}

/** The list of documents of a submission and the link of one, asked as the app asks. */
async function openDocuments(url: string, email: string, submissionId: string) {
  const client = new ApiClient(url, email);
  await client.signIn();
  const list = async () =>
    (await client.call({ method: 'GET', path: `/api/Attachment/${submissionId}/get-submission-esign-list` })).body as Row[];
  const linkOf = async ({ eDocumentId }: Row) => {
    const path = `/api/dms/esign?submissionId=${submissionId}&documentId=${eDocumentId}`;
    return ((await client.call({ method: 'GET', path })).body as { link: string }).link;
  };
  return { list, linkOf };
}

/** Reads, forgets the name, gets an error, and signs. */
async function sign(page: Page, input: InputMethod, name: string): Promise<void> {
  expect([await findings(page), await sidewaysScroll(page)]).toEqual([[], 0]);
  const button = page.locator('button[value="sign"]');
  await input.press(button);
  await expect(page.getByRole('alert')).toBeVisible();
  expect([await findings(page), await sidewaysScroll(page)]).toEqual([[], 0]);
  await input.write(page.locator('#name'), name);
  await input.choose(page.locator('#agree'));
  await input.press(button);
}

const signers = [
  {
    tenant: 'northgate',
    email: 'harold.thompson@example.org',
    submissionId: '4e470002-0009-4c1a-9f00-000000000009',
    language: 'cy',
    width: 1280,
    by: 'pointer',
    name: 'Harold Thompson',
    hub: '/securedPage/my-claim',
  },
  {
    tenant: 'meridian',
    email: 'youssef.mansour@example.org',
    submissionId: '3e81d002-0002-4c1a-8f00-000000000002',
    language: 'ar',
    width: 360,
    by: 'keyboard',
    name: 'يوسف منصور',
    hub: '/securedPage/our_case',
  },
] as const;

for (const { tenant: slug, email, submissionId, language, width, by, name, hub } of signers)
  test(`[ESG-02] [ESG-03] [ESG-05] ${slug}, ${by}, ${width} px, ${language}: from a signing link to signed, sign-in on the way back`, async ({
    page,
    request,
    faults,
  }) => {
    test.setTimeout(240_000);
    // A form that is sent back with its faults is an answer 422.
    faults.allow(/status of 422/);
    const tenant = tenantNamed(slug);
    const input = by === 'keyboard' ? keyboard(page) : pointer;
    const documents = await openDocuments(tenant.url, email, submissionId);
    const [first] = await documents.list();
    if (!first) throw new Error(`${email} has no document.`);
    await page.setViewportSize({ width, height: 740 });
    await page.context().addCookies([{ name: 'language', value: language, url: tenant.url }]);
    await page.goto(tenant.url);
    await page.evaluate((id) => sessionStorage.setItem('portico.signing', id), submissionId);
    await page.goto(await documents.linkOf(first));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.eDocumentName);
    await sign(page, input, name);

    await expect(page).toHaveURL(/returnTo=/);
    const callback = page.waitForRequest(/esignCallback/);
    await signIn({ page, request, tenant, language, input, lands: `${hub}?signed=1` }, email);
    await callback;
    await expect(page.getByRole('status').filter({ hasText: first.eDocumentName })).toBeVisible();
    expect((await documents.list()).find(({ eDocumentId }) => eDocumentId === first.eDocumentId)?.signingStatus).toBe('Signed');
  });

test('[ESG-02] [ESG-03] without script: declines, opens it again, and signs', async ({ browser }) => {
  test.setTimeout(240_000);
  const tenant = tenantNamed('meridian');
  const documents = await openDocuments(tenant.url, 'grace.adeyemi@example.org', '3e81d002-0003-4c1a-8f00-000000000003');
  const [only] = await documents.list();
  if (!only) throw new Error('There is no document.');
  const page = await (await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })).newPage();
  await page.goto(await documents.linkOf(only));
  await page.locator('summary').click();
  await page.locator('button[value="decline"]').click();
  await expect(page).toHaveURL(/dynamic-content\?status=Declined/);
  const again = await documents.linkOf(only);
  await page.goto(again);
  await page.locator('#name').fill('Grace Adeyemi');
  await page.locator('label[for="agree"]').click();
  await page.locator('button[value="sign"]').click();
  await expect(page).toHaveURL(/dynamic-content\?status=Signed/);
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/securedPage/our_case');
  await page.goto(again);
  await expect(page.locator('a[href$="/signed"]')).toBeVisible();
  expect(await documents.list()).toEqual([expect.objectContaining({ signingStatus: 'Signed' })]);
});
