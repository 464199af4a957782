import { findings } from '../support/axe.ts';
import { enterAs } from '../support/claimant.ts';
import { pointer } from '../support/input-method.ts';
import { expect, hydrated, sidewaysScroll, test } from '../support/journey.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word } from '../support/words.ts';
import { answerStep, expectAnswered, paper, sendWord, writtenForm, type Answers } from '../support/written-form.ts';

const tenant = tenantNamed('northgate');
const form = writtenForm('northgate', 'vehicle-claim');
const { pages } = form.surveyDefinition;
const [firstStep] = pages;

const second: Answers = {
  registration: 'CE15 TWO',
  make: 'Lorne',
  model: 'Vale',
  kind: 'van',
  howAcquired: 'bought',
  yearAcquired: '2017',
  inMyName: 'yes',
  stillHave: 'no',
  yearParted: '2021',
  documents: paper,
  declaration: 'true',
  signedName: 'Carys Vaughan',
};

test('[CLM-01] [CLM-07] [CLM-17] 390 px: a person with a claim in the group begins a second one, leaves it, goes on in another tab, and sends it; both are there, each with its own answers', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const words = (key: Parameters<typeof word<'formsList'>>[3]) => word('northgate', 'en', 'formsList', key);
  const formWord = (key: Parameters<typeof word<'form'>>[3]) => word('northgate', 'en', 'form', key);
  const main = page.getByRole('main');
  const elements = firstStep?.elements ?? [];
  const registration = page.locator('[data-name="registration"]').getByRole('textbox');

  await enterAs({ page, tenant, language: 'en' }, 'carys.vaughan@example.org');
  await main.getByRole('button', { name: 'Add a vehicle' }).click();
  await expect(page).toHaveURL(/\/form\/vehicle-claim\?createClaim=true&submissionId=[0-9a-f-]{36}$/);
  const address = page.url();

  await test.step('a fresh form, which a reload and another tab find again', async () => {
    await expect(registration).toHaveValue('');
    await answerStep(page, pointer, elements, second, 'en');
    await expect(page.getByRole('main').getByText(/^Saved at/)).toBeVisible();
    await page.reload();
    await expectAnswered(page, elements, second, 'en');
    const other = await context.newPage();
    await other.setViewportSize({ width: 390, height: 844 });
    await other.goto(address);
    await expectAnswered(other, elements, second, 'en');
    await other.close();
    await page.getByRole('button', { name: formWord('saveAndReturn') }).click();
    await expect(page).toHaveURL(`${tenant.url}/securedPage/my-claim`);
  });

  await test.step('the hub has the draft beside the claim that was sent; a third one begins empty', async () => {
    await expect(main.getByRole('row').filter({ hasText: 'Your vehicle' })).toContainText(words('draft'));
    await expect(main.getByRole('tab')).toHaveText(['To do (2)', 'Completed (1)']);
    expect([await findings(page), await sidewaysScroll(page)]).toEqual([[], 0]);
    await main.getByRole('button', { name: 'Add a vehicle' }).click();
    await expect(registration).toHaveValue('');
    expect(page.url()).not.toBe(address);
    await page.getByRole('link', { name: formWord('cancel') }).click();
    await expect(page).toHaveURL(`${tenant.url}/securedPage/my-claim`);
  });

  await test.step('the draft is finished and sent', async () => {
    await main.getByRole('button', { name: /^Continue: Your vehicle/ }).click();
    await expectAnswered(page, elements, second, 'en');
    for (const [index, step] of pages.entries()) {
      await expect(page.locator(`[data-name="${step.elements[0]?.name}"]`)).toBeVisible();
      if (index > 0) await answerStep(page, pointer, step.elements, second, 'en');
      if (index < pages.length - 1) await page.getByRole('button', { name: formWord('next') }).click();
    }
    await page.getByRole('button', { name: sendWord(form, 'en'), exact: true }).click();
    await expect(page).toHaveURL(/\/claim-confirmation\?/);
  });

  await test.step('both claims are in the grid, and each opens its own detail', async () => {
    await page.goto(`${tenant.url}/securedPage/my-claim`);
    await hydrated(page);
    await expect(main.getByRole('tab')).toHaveText(['To do (1)', 'Completed (2)']);
    for (const [own, foreign] of [
      ['SY14 TRN', 'CE15 TWO'],
      ['CE15 TWO', 'SY14 TRN'],
    ] as const) {
      const row = main
        .getByRole('table', { name: word('northgate', 'en', 'claims', 'claims') })
        .getByRole('row')
        .filter({ hasText: own });
      await row.getByRole('link', { name: /^View/ }).click();
      await expect(page).toHaveURL(/my-claim-detail;submissionId=/);
      await expect(page).toHaveTitle(new RegExp(`Your vehicle, ${own} – `));
      await expect(main.getByRole('heading', { name: `Your vehicle, ${own}` })).toBeVisible();
      await expect(main.getByRole('tabpanel')).toContainText(own);
      await expect(main).not.toContainText(foreign);
      await page.goBack();
    }
  });
});
