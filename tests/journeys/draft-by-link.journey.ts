import { findings } from '../support/axe.ts';
import { enterAs } from '../support/claimant.ts';
import { expect, sidewaysScroll, test } from '../support/journey.ts';
import { feedback, inForm, isAtSignIn, linksFrom, onSecondStep, partsOf, tenant } from '../support/linked-forms.ts';
import { ownCopy } from '../support/own-copies.ts';
import { word } from '../support/words.ts';

/** The draft of a first try may stay. */
const people = [ownCopy('ruth.lindqvist@example.org', 'draft by link'), ownCopy('tomasz.nowak@example.org', 'draft by link')] as const;
const inList = (key: Parameters<typeof word<'formsList'>>[3]) => word(tenant.slug, 'en', 'formsList', key);

test.use({ baseURL: tenant.url });
test.setTimeout(120_000);

test('[MYC-02] [MYC-05] [MYC-08] [FRM-26] a draft that was saved by a link is on the hub of its person, where the form is not, to go on with and to delete', async ({
  page,
  request,
}, { retry }) => {
  const person = people[retry === 0 ? 0 : 1];
  const name = feedback.name['en'] ?? '';
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  const button = (key: 'continue' | 'delete') => row.getByRole('button', { name: `${inList(key)}: ${name}`, exact: true });
  const [toFeedback = ''] = await linksFrom(page, request, person);

  await test.step('before it is begun, it is not listed', async () => {
    await enterAs({ page, tenant, language: 'en' }, person.email);
    await expect(page.getByRole('tab', { name: inList('toDo') })).toBeVisible();
    await expect(row).toHaveCount(0);
    await page.context().clearCookies();
  });

  await test.step('saved by the link, it is a draft among what is to do', async () => {
    await onSecondStep(page, toFeedback);
    await page.getByRole('button', { name: inForm('saveAndReturn'), exact: true }).click();
    await isAtSignIn(page, 'saved');
    await enterAs({ page, tenant, language: 'en' }, person.email);
    await expect(row).toContainText(inList('draft'));
    expect([await findings(page), await sidewaysScroll(page)]).toEqual([[], 0]);
    await button('continue').click();
    await expect(page).toHaveURL(/\/form\/service-feedback\?submissionId=[0-9a-f-]{36}/);
    await expect(partsOf(page).better).toHaveValue('Answer sooner');
  });

  await test.step('deleted, it is listed no more', async () => {
    await page.goBack();
    await button('delete').click();
    await page
      .getByRole('dialog', { name: inList('deleteTitle') })
      .getByRole('button', { name: inList('deleteNow'), exact: true })
      .click();
    await expect(page.getByText(/is deleted\.$/)).toBeFocused();
    await expect(row).toHaveCount(0);
  });
});
