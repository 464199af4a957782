import { ApiClient } from '../support/api-client.ts';
import { enterAs } from '../support/claimant.ts';
import { expect, hydrated, test, type Page } from '../support/journey.ts';
import { typeAndKeep } from '../support/local-answers.ts';
import { openFormAt } from '../support/open-form.ts';
import { ownCopy } from '../support/own-copies.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word, wordOfPortal } from '../support/words.ts';

const tenant = tenantNamed('northgate');
/** The draft of a first try stays. */
const people = [ownCopy('gwilym.bevan@example.org', 'discards'), ownCopy('gwilym.bevan@example.org', 'discards again')] as const;
const saves = '**/api/Submissions/draft';
const inForm = (key: Parameters<typeof word<'form'>>[3]) => word(tenant.slug, 'en', 'form', key);
const field = (page: Page) => page.locator('[data-name="registration"] input');

const openForm = (page: Page) => openFormAt(page, '/form/vehicle-claim');

test.use({ baseURL: tenant.url });
test.setTimeout(120_000);

test('[FRM-03] answers whose discard failed are kept after all, and discarded by another try; a form that stays without a connection begins anew', async ({
  page,
  context,
  faults,
}, { retry }) => {
  faults.allow(/ERR_|Failed to load resource/);
  const { email } = people[retry === 0 ? 0 : 1];
  const client = new ApiClient(tenant.url, email);
  await client.signIn();
  const isStored = (answer: string) =>
    expect
      .poll(async () => {
        const { body } = await client.call({ method: 'GET', path: '/api/Submissions/draft?formSlug=vehicle-claim' });
        return (body as { dynamicData: Record<string, unknown> } | null)?.dynamicData['registration'];
      })
      .toBe(answer);
  const dialog = page.getByRole('dialog', { name: inForm('leaveTitle') });
  const cancel = () => page.getByRole('link', { name: inForm('cancel'), exact: true }).click();
  const press = (key: 'leaveDiscard' | 'leaveStay') => dialog.getByRole('button', { name: inForm(key) }).click();
  await enterAs({ page, tenant, language: 'en' }, email);
  await openForm(page);
  const before = await field(page).inputValue();
  const answersAreLost = () =>
    page.route(saves, async (route) => {
      await route.fetch();
      await route.abort();
    });

  await test.step('the answer of the only save was lost', async () => {
    await answersAreLost();
    await typeAndKeep(page, 'registration', 'TYPED 0');
    await isStored('TYPED 0');
    await page.unroute(saves);
    await cancel();
    await press('leaveDiscard');
    await expect(page).toHaveURL(/\/securedPage\/my-claim$/);
    await isStored(before);
  });

  await test.step('the step was changed since the form was opened', async () => {
    await openForm(page);
    await typeAndKeep(page, 'registration', 'TYPED 2');
    await page.getByRole('button', { name: inForm('next'), exact: true }).click();
    await expect(field(page)).toHaveCount(0);
    await cancel();
    await press('leaveDiscard');
    await expect(page).toHaveURL(/\/securedPage\/my-claim$/);
    await isStored(before);
  });

  await test.step('the server has discarded them, its answer is lost, and the person goes on with them', async () => {
    await openForm(page);
    await typeAndKeep(page, 'registration', 'TYPED 1');
    await isStored('TYPED 1');
    await answersAreLost();
    await cancel();
    await press('leaveDiscard');
    await expect(dialog.getByRole('alert')).toHaveText(inForm('discardFailed'));
    await isStored(before);
    await page.unroute(saves);
    await press('leaveStay');
    await expect(field(page)).toHaveValue('TYPED 1');
    await isStored('TYPED 1');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  await test.step('discarded once more, they are what they were', async () => {
    await cancel();
    await press('leaveDiscard');
    await expect(page).toHaveURL(/\/securedPage\/my-claim$/);
    await isStored(before);
  });

  await test.step('without a connection', async () => {
    await openForm(page);
    await context.setOffline(true);
    await typeAndKeep(page, 'registration', 'TYPED 2');
    await cancel();
    await press('leaveDiscard');
    const offline = page.getByRole('dialog', { name: wordOfPortal(tenant.slug, 'en', 'offline.heading') });
    await offline.getByRole('button', { name: wordOfPortal(tenant.slug, 'en', 'offline.backToForm') }).click();
    await expect(field(page)).toHaveValue(before);
    await expect(page.locator('[data-awaits-script=taken] :focus')).toHaveCount(1);
    await typeAndKeep(page, 'registration', 'TYPED 3');
    await context.setOffline(false);
    await isStored('TYPED 3');
    await page.reload();
    await hydrated(page);
    await expect(field(page)).toHaveValue('TYPED 3');
  });
});
