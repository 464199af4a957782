import { ApiClient } from '../support/api-client.ts';
import { enterAs } from '../support/claimant.ts';
import { expect, hydrated, test, type Page } from '../support/journey.ts';
import { typeAndKeep } from '../support/local-answers.ts';
import { openFormAt } from '../support/open-form.ts';
import { ownCopy } from '../support/own-copies.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word } from '../support/words.ts';

const tenant = tenantNamed('northgate');
/** The draft of a first try stays. */
const people = [ownCopy('daniel.okafor@example.org', 'deletes'), ownCopy('daniel.okafor@example.org', 'deletes again')] as const;
const hub = '/securedPage/my-claim';
const inForm = (key: Parameters<typeof word<'form'>>[3]) => word(tenant.slug, 'en', 'form', key);
const inList = (key: Parameters<typeof word<'formsList'>>[3]) => word(tenant.slug, 'en', 'formsList', key);
const field = (page: Page) => page.locator('[data-name="registration"] input');
const gone = (page: Page) => page.getByRole('alert').filter({ hasText: inForm('draftGone') });
const isSaved = (page: Page) =>
  page.waitForResponse((one) => one.url().endsWith('/api/Submissions/draft') && one.ok(), { timeout: 30_000 });

const openForm = (page: Page) => openFormAt(page, '/form/vehicle-claim');

test.use({ baseURL: tenant.url });
test.setTimeout(120_000);

/** The row of the form on the hub: its buttons. */
async function openHub(page: Page) {
  await page.goto(hub);
  await hydrated(page);
  return rowOf(page);
}

function rowOf(page: Page) {
  const button = (key: Parameters<typeof inList>[0]) => page.getByRole('button', { name: new RegExp(`^${inList(key)}: .*vehicle`, 'i') });
  const dialog = page.getByRole('dialog', { name: inList('deleteTitle') });
  const press = (key: 'keepDraft' | 'deleteNow') => dialog.getByRole('button', { name: inList(key), exact: true }).click();
  return { remove: button('delete'), start: button('start'), goOn: button('continue'), dialog, press };
}

test('[FRM-26] [FRM-03] a draft is deleted by its person, on the hub after a question, and with answers that are discarded; what another window wrote since is not lost', async ({
  page,
  context,
  faults,
}, { retry }) => {
  faults.allow(/status of (404|409)/);
  const { email } = people[retry === 0 ? 0 : 1];
  const client = new ApiClient(tenant.url, email);
  await client.signIn();
  const stored = async () => {
    const { body } = await client.call({ method: 'GET', path: '/api/Submissions/draft?formSlug=vehicle-claim' });
    return (body as { dynamicData: Record<string, unknown> } | null)?.dynamicData['registration'];
  };
  const type = async (words: string, at = page) => {
    const saved = isSaved(at);
    await typeAndKeep(at, 'registration', words);
    await saved;
  };
  await enterAs({ page, tenant, language: 'en' }, email);

  await test.step('answers of a form begun now that are discarded leave no draft', async () => {
    await openForm(page);
    await type('AB12 CDE');
    await page.getByRole('link', { name: inForm('cancel'), exact: true }).click();
    await page
      .getByRole('dialog', { name: inForm('leaveTitle') })
      .getByRole('button', { name: inForm('leaveDiscard') })
      .click();
    await expect(page).toHaveURL(tenant.url + hub);
    await expect(rowOf(page).start).toBeVisible();
    expect(await stored()).toBeUndefined();
  });

  await test.step('the hub states until when a draft is kept, and asks before it is deleted', async () => {
    await openForm(page);
    await type('AB12 CDE');
    const row = await openHub(page);
    const year = new Date(Date.now() + 180 * 86_400_000).getUTCFullYear();
    await expect(page.getByText(new RegExp(`^${inList('keptUntil').replace('{date}', '.*')}${year}$`))).toBeVisible();
    await row.remove.click();
    await row.press('keepDraft');
    await expect(row.remove).toBeFocused();
    expect(await stored()).toBe('AB12 CDE');
    await row.remove.press('Enter');
    await row.press('deleteNow');
    const result = page.getByText(/is deleted\.$/);
    await expect(result).toBeFocused();
    await expect(row.start).toBeVisible();
    expect(await stored()).toBeUndefined();
    await openForm(page);
    await expect(field(page), 'not put back from this device').toHaveValue('');
  });

  await test.step('one that was changed since the list was shown stays', async () => {
    await type('AB34 CDE');
    await (await openHub(page)).goOn.click();
    await expect(page).toHaveURL(/\/form\/vehicle-claim\?submissionId=/);
    await expect(page.locator('[data-awaits-script=taken]')).toBeVisible();
    const second = await context.newPage();
    const row = await openHub(second);
    await type('AB56 CDE');
    await row.remove.click();
    await row.press('deleteNow');
    await expect(second.getByRole('tabpanel').getByText(inList('draftChanged'))).toBeVisible();
    expect(await stored()).toBe('AB56 CDE');
    await row.remove.click();
    await row.press('deleteNow');
    await expect(row.start).toBeVisible();
    expect(await stored()).toBeUndefined();
    await second.close();
  });

  await test.step('what the window of the form writes since is on the device, is in the form when it is loaded again, and is saved with the next change', async () => {
    await typeAndKeep(page, 'registration', 'AB78 CDE');
    await expect(gone(page)).toBeVisible({ timeout: 30_000 });
    await gone(page)
      .getByRole('button', { name: inForm('reloadForm') })
      .click();
    await expect(gone(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue('AB78 CDE');
    expect(await stored()).toBeUndefined();
    await type('AB90 CDE');
    expect(await stored()).toBe('AB90 CDE');
    await page.reload();
    await hydrated(page);
    await expect(field(page)).toHaveValue('AB90 CDE');
  });

  await test.step('so it is where the address of the form names no draft, because it was begun there', async () => {
    const second = await context.newPage();
    const row = await openHub(second);
    await row.remove.click();
    await row.press('deleteNow');
    await expect(row.start).toBeVisible();
    await openForm(page);
    await type('AB12 CDE');
    await (await openHub(second)).remove.click();
    await row.press('deleteNow');
    await expect(row.start).toBeVisible();
    await typeAndKeep(page, 'registration', 'AB78 CDE');
    await gone(page)
      .getByRole('button', { name: inForm('reloadForm') })
      .click();
    await expect(page).toHaveURL(/submissionId=/);
    await expect(field(page)).toHaveValue('AB78 CDE');
    await type('AB90 CDE');
    expect(await stored()).toBe('AB90 CDE');
  });
});
