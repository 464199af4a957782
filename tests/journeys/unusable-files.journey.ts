import { PDFDocument } from '@cantoo/pdf-lib';
import { findings } from '../support/axe.ts';
import { atPapers, openedBy, pdf, rowOf, tenant, wordFor } from '../support/damp-home-papers.ts';
import { expect, hydrated, sidewaysScroll, test } from '../support/journey.ts';
import { ownCopy } from '../support/own-copies.ts';
import { word } from '../support/words.ts';

const unusable = [ownCopy('fatou.diallo@example.org', 'files unusable'), ownCopy('fatou.diallo@example.org', 'unusable again')] as const;

test.use({ baseURL: tenant.url, viewport: { width: 390, height: 844 } });
test.setTimeout(120_000);

test('[FRM-13] [CTL-UPL] [DET-07] what cannot be opened is stated at the file, on the confirmation and at the claim, is sent all the same, and another is sent in its place', async ({
  page,
}, { retry }) => {
  const { email } = unusable[retry === 0 ? 0 : 1];
  await atPapers(email);
  await openedBy(page, email);
  const locked = await PDFDocument.create();
  locked.addPage();
  locked.encrypt({ userPassword: 'secret', ownerPassword: 'owner' });
  const lockedPdf = { ...pdf('locked.pdf'), buffer: Buffer.from(await locked.save()) };

  await test.step('in the form, at the file', async () => {
    await page
      .locator('input[type=file]')
      .setInputFiles([pdf('sound.pdf'), lockedPdf, { ...pdf('half.pdf'), buffer: Buffer.from('%PDF-1.7\n') }]);
    await expect(rowOf(page, 'sound.pdf')).toContainText(wordFor('fileChecked'));
    await expect(rowOf(page, 'locked.pdf')).toContainText(wordFor('fileLocked'));
    await expect(rowOf(page, 'half.pdf')).toContainText(wordFor('fileUnreadable'));
    expect(await findings(page, 'main')).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });

  await test.step('on the confirmation', async () => {
    await page.getByLabel('First and last name').fill('Fatou Diallo');
    await page.getByRole('button', { name: wordFor('next'), exact: true }).click();
    await page.getByRole('button', { name: 'Send it to us' }).click();
    await expect(page).toHaveURL(/\/claim-confirmation\?/);
    await expect(page.getByRole('alert').getByRole('listitem')).toContainText(['locked.pdf', 'half.pdf']);
    expect(await findings(page, 'main')).toEqual([]);
  });

  await test.step('at the claim, with its files', async () => {
    await page.getByRole('link', { name: 'Look at what you sent' }).click();
    await expect(page.getByRole('row', { name: /locked\.pdf/ })).toContainText(wordFor('fileLocked'));
    expect(await findings(page, 'main')).toEqual([]);
  });

  await test.step('beside the forms, with a way to send another, or to leave it as it is', async () => {
    await page.goto('/securedPage/my-claim');
    await hydrated(page);
    const box = page.getByRole('group', { name: word(tenant.slug, 'en', 'formsList', 'neededTitle') });
    await expect(box.getByRole('listitem')).toHaveCount(2);
    await expect(box).toContainText(wordFor('fileLocked'));
    expect(await findings(page, 'main')).toEqual([]);
    const choosing = page.waitForEvent('filechooser');
    await box
      .getByRole('button', { name: /: locked\.pdf/ })
      .first()
      .click();
    await (await choosing).setFiles(pdf('open.pdf'));
    await expect(page.getByText(/open\.pdf.* is with us/)).toBeVisible();
    await box.getByRole('button', { name: `${word(tenant.slug, 'en', 'formsList', 'dismiss')}: half.pdf` }).click();
    await expect(box).toHaveCount(0);
  });
});
