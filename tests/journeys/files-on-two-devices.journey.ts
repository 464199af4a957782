import { atPapers, openedBy, pdf, rowOf, tenant, wordFor } from '../support/damp-home-papers.ts';
import { expect, test, type Page } from '../support/journey.ts';
import { ownCopy } from '../support/own-copies.ts';

/** The draft of a first try stays. */
const twoDevices = [ownCopy('fatou.diallo@example.org', 'two devices'), ownCopy('fatou.diallo@example.org', 'two devices again')] as const;

test.use({ baseURL: tenant.url, viewport: { width: 390, height: 844 } });
test.setTimeout(120_000);

test('[FRM-13] [FRM-15] files that are added to one draft on two devices at once are together in it: none is chosen again, and the form is sent with all', async ({
  page,
  browser,
  faults,
}, { retry }) => {
  const { email } = twoDevices[retry === 0 ? 0 : 1];
  faults.allow(/status of 409/);
  const client = await atPapers(email);
  const other = await browser.newContext({ baseURL: tenant.url, viewport: { width: 1280, height: 800 } });
  const device = await other.newPage();
  for (const opened of [page, device]) await openedBy(opened, email);
  const choose = async (on: Page, name: string): Promise<void> => {
    await on.locator('input[type=file]').setInputFiles(pdf(name));
    await expect(rowOf(on, name)).toContainText(wordFor('fileChecked'));
  };
  const bringTogether = async (on: Page): Promise<void> => {
    await on
      .getByRole('alert')
      .filter({ hasText: wordFor('changedElsewhere') })
      .getByRole('button')
      .click();
    await expect(on.getByRole('alert').filter({ hasText: wordFor('changedElsewhere') })).toHaveCount(0);
  };
  const areThere = async (on: Page, ...names: string[]): Promise<void> => {
    for (const name of names) await expect(rowOf(on, name)).toContainText(wordFor('fileChecked'));
    await expect(on.getByRole('group', { name: wordFor('otherAnswersTitle') })).toHaveCount(0);
    await expect(on.getByText('before it had gone')).toHaveCount(0);
  };
  const draft = async () => {
    const { body } = await client.call({ method: 'GET', path: '/api/Submissions/draft?formSlug=damp-home' });
    return body as { id: string; dynamicData: { photos: { name: string }[] } };
  };
  const named = async () => (await draft()).dynamicData.photos.map(({ name }) => name);

  await choose(page, 'kitchen.pdf');
  await expect.poll(named).toEqual(['kitchen.pdf']);
  await choose(device, 'bedroom.pdf');
  await bringTogether(device);
  await areThere(device, 'kitchen.pdf', 'bedroom.pdf');
  await expect.poll(named).toEqual(['kitchen.pdf', 'bedroom.pdf']);

  await choose(page, 'bathroom.pdf');
  await bringTogether(page);
  await areThere(page, 'kitchen.pdf', 'bedroom.pdf', 'bathroom.pdf');
  await expect.poll(named).toEqual(['kitchen.pdf', 'bedroom.pdf', 'bathroom.pdf']);
  const { id } = await draft();
  await page.getByLabel('First and last name').fill('Fatou Diallo');
  await page.getByRole('button', { name: wordFor('next'), exact: true }).click();
  await page.getByRole('button', { name: 'Send it to us' }).click();
  await expect(page).toHaveURL(/\/claim-confirmation\?/);
  const { body } = await client.call({ method: 'GET', path: `/api/Attachment/${id}/get-submission-attachment-list` });
  expect(
    (body as { uploadFileName: string; state: string }[]).map(({ uploadFileName, state }) => `${uploadFileName} ${state}`).toSorted(),
  ).toEqual(['bathroom.pdf checked', 'bedroom.pdf checked', 'kitchen.pdf checked']);
  await other.close();
});
