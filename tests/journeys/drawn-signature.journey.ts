import { readFile } from 'node:fs/promises';
import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { textsOf } from '../../server/portal/documents/pdf/template.fixture.ts';
import { findings } from '../support/axe.ts';
import { enterAs } from '../support/claimant.ts';
import { expect, sidewaysScroll, test } from '../support/journey.ts';
import { ownCopy } from '../support/own-copies.ts';
import { colours } from '../support/pixels.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word, wordOfPortal } from '../support/words.ts';
import { sendWord, writtenForm } from '../support/written-form.ts';

const tenant = tenantNamed('northgate');
const form = writtenForm(tenant.slug, 'hardship-statement');
const inForm = (key: Parameters<typeof word<'form'>>[3]) => word(tenant.slug, 'en', 'form', key);
/** What was sent by a first try stays. */
const people = [
  ownCopy('eirlys.morgan@example.org', 'drawn signature'),
  ownCopy('eirlys.morgan@example.org', 'drawn signature again'),
] as const;

test.use({ baseURL: tenant.url, colorScheme: 'dark' });
test.setTimeout(90_000);

/** Pixels of every picture in a PDF that are drawn at all, with their colour. */
async function inkOf(pdf: Uint8Array): Promise<{ readonly drawn: number; readonly darkest: number }> {
  const { context } = await PDFDocument.load(pdf);
  const streams = context.enumerateIndirectObjects().flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []));
  const [picture] = streams.filter(({ dict }) => dict.get(PDFName.of('ColorSpace')) === PDFName.of('DeviceRGB'));
  const mask = picture?.dict.lookup(PDFName.of('SMask'));
  if (!picture || !(mask instanceof PDFRawStream)) return { drawn: 0, darkest: 255 };
  const [colour, opacity] = [decodePDFRawStream(picture).decode(), decodePDFRawStream(mask).decode()];
  const solid = [...opacity.keys()].filter((at) => opacity[at] === 255);
  return { drawn: solid.length, darkest: Math.min(...solid.map((at) => Math.max(...colour.subarray(at * 3, at * 3 + 3)))) };
}

test('[CTL-SIG] [FRM-23] [DET-01] dark: a signature drawn with the mouse is a picture among the answers before they are sent, in their PDF and in the detail', async ({
  page,
}, { retry }) => {
  await enterAs({ page, tenant, language: 'en', lands: '/form/hardship-statement' }, people[retry === 0 ? 0 : 1].email);
  const main = page.getByRole('main');
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  const answered = main.getByRole('listitem').filter({ hasText: 'Your signature' });
  /** Most of it is the paper: pale, with lines in which hardly a pixel is of one colour. */
  const isPale = async () => {
    const [[commonest = ''] = []] = Object.entries(await colours(answered.getByRole('img'))).toSorted(([, one], [, other]) => other - one);
    return commonest.split(',').every((part) => Number(part) > 200);
  };

  await test.step('it is drawn, and shown with the other answers before they are sent', async () => {
    await main.getByLabel('How can we make this easier for you?').fill('Write to me, please.');
    const sheet = page.getByRole('img', { name: /^Draw your signature here/ });
    await sheet.scrollIntoViewIfNeeded();
    const box = (await sheet.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.7);
    await page.mouse.down();
    for (const [x, y] of [
      [0.35, 0.2],
      [0.45, 0.8],
      [0.8, 0.3],
    ] as const)
      await page.mouse.move(box.x + box.width * x, box.y + box.height * y, { steps: 5 });
    await page.mouse.up();
    await press(inForm('next'));
    await expect(page.getByRole('heading', { name: inForm('checkTitle'), exact: true })).toBeVisible();
    await expect(answered.getByRole('img', { name: inForm('signed'), exact: true })).toBeVisible();
    expect(await isPale()).toBe(true);
    expect(await findings(page, 'main')).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    await expect(answered.getByRole('img')).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
  });

  await test.step('it is sent, and in the PDF of the confirmation: dark lines, and no word in place of them', async () => {
    await press(sendWord(form, 'en'));
    await expect(page).toHaveURL(/\/claim-confirmation\?/);
    const download = page.waitForEvent('download');
    await press(wordOfPortal(tenant.slug, 'en', 'confirmation.download'));
    const pdf = await readFile(await (await download).path());
    const { drawn, darkest } = await inkOf(pdf);
    expect(drawn).toBeGreaterThan(500);
    expect(darkest).toBeLessThan(80);
    const texts = await textsOf(pdf);
    expect(texts.join(' ')).toContain('Write to me, please.');
    expect(texts).not.toContain(inForm('signed'));
  });

  await test.step('the detail of what was sent shows it, on paper in the dark', async () => {
    await page.goto('/securedPage/my-claim');
    await main.getByRole('tab').last().click();
    await main.getByRole('link', { name: new RegExp(`^${word(tenant.slug, 'en', 'formsList', 'view')}`) }).click();
    await expect(page).toHaveURL(/my-claim-detail;submissionId=/);
    await expect(answered.getByRole('img', { name: inForm('signed'), exact: true })).toBeVisible();
    expect(await isPale()).toBe(true);
    expect(await findings(page, 'main')).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });
});
