import { enterAs } from '../support/claimant.ts';
import { expect, hydrated, test, type Page } from '../support/journey.ts';
import { typeAndKeep } from '../support/local-answers.ts';
import { ownCopy } from '../support/own-copies.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word } from '../support/words.ts';

const tenant = tenantNamed('calder');
/** The draft of a first try stays. */
const people = [ownCopy('imran.qureshi@example.org', 'form tabs'), ownCopy('imran.qureshi@example.org', 'form tabs again')] as const;
const lands = '/form/damp-home';
const inForm = (key: Parameters<typeof word<'form'>>[3]) => word(tenant.slug, 'en', 'form', key);
const field = (page: Page, name: string) => page.locator(`[data-name="${name}"] input`);
const overtaken = (page: Page) => page.getByRole('alert').filter({ hasText: inForm('changedElsewhere') });

test.use({ baseURL: tenant.url });
test.setTimeout(120_000);

const isSaved = (page: Page) =>
  page.waitForResponse((one) => one.url().endsWith('/api/Submissions/draft') && one.ok(), { timeout: 30_000 });

test('[FRM-15] two tabs of one form: neither writes over what the other began, a key stroke in one does not erase what was typed in the other before it was left, and the message of it covers no field that is typed in', async ({
  page,
  context,
  faults,
}, { retry }) => {
  faults.allow(/ERR_|status of 409/);
  const { email } = people[retry === 0 ? 0 : 1];
  await enterAs({ page, tenant, language: 'en', lands }, email);
  const second = await context.newPage();
  await second.goto(lands);
  await hydrated(second);

  await test.step('both begin the form without a connection: one is answered that it was begun, is brought together, and is saved by itself', async () => {
    await context.setOffline(true);
    await typeAndKeep(page, 'postcode', 'CB2 7QX');
    await typeAndKeep(second, 'movedIn', '2019');
    await context.setOffline(false);
    const behind = await Promise.any(
      [page, second].map((tab) =>
        overtaken(tab)
          .waitFor()
          .then(() => tab),
      ),
    );
    const saved = isSaved(behind);
    await overtaken(behind)
      .getByRole('button', { name: inForm('reloadForm') })
      .click();
    await expect(field(behind, 'postcode')).toHaveValue('CB2 7QX');
    await expect(field(behind, 'movedIn')).toHaveValue('2019');
    await expect(behind.getByRole('group', { name: inForm('otherAnswersTitle') })).toHaveCount(0);
    await saved;
    const changed = isSaved(behind);
    await field(behind, 'rent').fill('700');
    await changed;
  });

  await test.step('what was typed in a tab that is left without a connection is there after the same question was answered in another one: both answers are there to choose from', async () => {
    for (const tab of [page, second]) {
      await tab.goto(lands);
      await hydrated(tab);
      await expect(field(tab, 'rent')).toHaveValue('700');
    }
    await context.setOffline(true);
    await typeAndKeep(page, 'postcode', 'CB9 9ZZ');
    await page.goto('about:blank');
    await typeAndKeep(second, 'rent', '725');
    await typeAndKeep(second, 'postcode', 'CB8 8YY');
    const saved = isSaved(second);
    await context.setOffline(false);
    await saved;
    await second.goto(lands);
    await hydrated(second);
    await expect(field(second, 'rent')).toHaveValue('725');
    const others = second.getByRole('group', { name: inForm('otherAnswersTitle') });
    await expect(others.getByRole('listitem')).toHaveCount(1);
    await expect(others).toContainText('CB9 9ZZ');
    const taken = isSaved(second);
    await others.getByRole('listitem').getByRole('button').click();
    await expect(field(second, 'postcode')).toHaveValue('CB9 9ZZ');
    await taken;
  });

  await test.step('closing the other answer leaves the answers of the form as they are: those that only this device had are saved', async () => {
    await page.goto(lands);
    await hydrated(page);
    await context.setOffline(true);
    await typeAndKeep(page, 'movedIn', '2020');
    await typeAndKeep(page, 'postcode', 'CB7 7XX');
    await page.goto('about:blank');
    await typeAndKeep(second, 'postcode', 'CB6 6WW');
    const saved = isSaved(second);
    await context.setOffline(false);
    await saved;
    await second.goto(lands);
    await hydrated(second);
    await expect(field(second, 'movedIn')).toHaveValue('2020');
    const others = second.getByRole('group', { name: inForm('otherAnswersTitle') });
    await expect(others).toContainText('CB7 7XX');
    const confirmed = isSaved(second);
    await others.getByRole('button', { name: inForm('closeNotice'), exact: true }).click();
    await confirmed;
    await second.goto(lands);
    await hydrated(second);
    await expect(field(second, 'movedIn')).toHaveValue('2020');
    await expect(field(second, 'postcode')).toHaveValue('CB6 6WW');
    await expect(others).toHaveCount(0);
  });

  await test.step('on a phone, the message that another tab changed the answers covers no field that is typed in', async () => {
    await page.setViewportSize({ width: 390, height: 640 });
    await page.goto(lands);
    await hydrated(page);
    const saved = isSaved(second);
    await typeAndKeep(second, 'rent', '750');
    await saved;
    const rent = field(page, 'rent');
    await rent.evaluate((one) => scrollBy(0, one.getBoundingClientRect().bottom + 24 - innerHeight));
    await rent.focus();
    await page.keyboard.press('End');
    await page.keyboard.type('1');
    await expect(overtaken(page)).toBeInViewport();
    const isOnTop = () =>
      rent.evaluate((one) => {
        const { left, top, bottom } = one.getBoundingClientRect();
        return [top + 2, bottom - 2].every((y) => document.elementFromPoint(left + 8, y) === one);
      });
    expect(await isOnTop()).toBe(true);
  });
});
