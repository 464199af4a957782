import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasBrowser } from '../support/browser.ts';
import { word } from '../support/words.ts';
import { formSlug, openAllTypesForm as open, openAllTypesPortal, type AllTypesPortal } from './typing/all-types-portal.ts';
import { soundPdf } from '../../server/platform/file-type/sound-pdf.fixture.ts';

const email = 'ruth.lindqvist@example.org';

let portal: AllTypesPortal;
beforeAll(async () => {
  if (hasBrowser) portal = await openAllTypesPortal();
}, 120_000);
afterAll(() => portal?.close());

const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: soundPdf(name) });
/** One question of each type that takes files. */
const steps = (limits: object) => ({
  papers: [
    { type: 'file', name: 'letters', title: 'Your letters', allowMultiple: true, ...limits },
    { type: 'uploader', name: 'bills', title: 'Your bills', isRequired: false, ...limits },
  ],
});

const namesIn = async (page: Page, state: RegExp): Promise<string[]> =>
  (await page.locator('main li').filter({ hasText: state }).locator('bdi').allTextContents()).toSorted();

test.runIf(hasBrowser)(
  '[FRM-13] [CTL-UPL] files that the server took stay in a form whose questions take none of them any more, and go with it; one that only the device has is named',
  { timeout: 90_000 },
  async () => {
    portal.write(2, [], steps({ acceptedTypes: '.pdf' }));
    const device = await portal.enter(email);
    const page = await device.newPage();
    await open(page);
    const [letters, bills] = [page.locator('[data-name=letters] input'), page.locator('[data-name=bills] input')] as const;
    await letters.setInputFiles([file('first.pdf'), file('second.pdf')]);
    await bills.setInputFiles(file('bill.pdf'));
    const taken = ['bill.pdf', 'first.pdf', 'second.pdf'];
    await expect.poll(() => namesIn(page, /Received and checked/), { timeout: 30_000 }).toEqual(taken);
    await page.route('**/files/**', (route) => route.abort());
    await letters.setInputFiles(file('late.pdf'));
    await expect.poll(() => namesIn(page, /Not sent yet/), { timeout: 30_000 }).toEqual(['late.pdf']);
    await page.close();

    portal.write(3, [], steps({ acceptedTypes: '.jpg', maxSize: 10_240, allowMultiple: false }));
    await expect.poll(async () => (await device.request.get(`/form/${formSlug}`)).text()).toContain('accept=".jpg');
    const again = await device.newPage();
    await open(again);
    await expect.poll(() => namesIn(again, /Received and checked/), { timeout: 30_000 }).toEqual(taken);
    await expect
      .poll(() => again.locator('[data-name=letters] [role=alert]').innerText())
      .toContain(`\u2068late.pdf\u2069: ${word('northgate', 'en', 'form', 'fileType')}`);

    const sending = again.waitForResponse(
      (one) => /\/api\/Submissions$/.test(new URL(one.url()).pathname) && one.request().method() !== 'GET',
    );
    await again.getByRole('button', { name: 'Send', exact: true }).click();
    await again.getByRole('link', { name: /late\.pdf/ }).waitFor();
    await again.getByRole('button', { name: 'Send', exact: true }).click();
    const { dynamicData, attachments } = (await (await sending).json()) as { dynamicData: object; attachments: readonly object[] };
    expect(attachments).toEqual([]);
    for (const name of taken) expect(JSON.stringify(dynamicData)).toContain(name);
    await again.waitForURL(/claim-confirmation/);
    await device.close();
  },
);
