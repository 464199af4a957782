import { packOf } from '../../locale/language-packs/index.ts';
import { findings } from '../support/axe.ts';
import { expect, hydrated, sidewaysScroll, test } from '../support/journey.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word } from '../support/words.ts';
import type { APIRequestContext } from '@playwright/test';

const [northgate, meridian] = [tenantNamed('northgate'), tenantNamed('meridian')];
const firm = { northgate: 'post@northgateclaim.example', meridian: 'help@meridianclaim.example' };

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
}

/** Mails to the firm from this sender. */
async function mailsFrom(request: APIRequestContext, url: string, to: string, sender: string): Promise<Mail[]> {
  const mails = (await (await request.get(`${url}/demo/outbox.json`)).json()) as Mail[];
  return mails.filter((mail) => mail.to === to && mail.replyTo?.address === sender);
}

test('[BLK-02] a message at 1280 px: faults at their fields, then one mail to the firm that is answered to its sender', async ({
  page,
  request,
}) => {
  const contact = (key: Parameters<typeof word<'contactForm'>>[3]) => word('northgate', 'en', 'contactForm', key);
  const sender = `ann.${Date.now()}@example.org`;
  await page.goto(`${northgate.url}/page/contact`);
  await hydrated(page);
  const form = page.locator('#write');
  await form.getByLabel(contact('message')).fill('Good morning.\nWhen is the judgment?');
  await form.getByLabel(contact('email')).fill('ann@');
  await form.getByRole('button', { name: contact('send') }).click();
  await expect(form.getByLabel(contact('name'))).toBeFocused();
  await expect(form.locator('[id$=-error]')).toHaveText([contact('nameMissing'), contact('emailInvalid')]);
  await expect(page).toHaveTitle(/^Error: /);
  expect(await findings(page, '#write')).toEqual([]);
  await form.getByLabel(contact('name')).fill('Ann Lee');
  await form.getByLabel(contact('email')).fill(sender);
  await form.getByLabel(contact('email')).press('Enter');
  await expect(form.getByRole('status')).toBeFocused();
  await expect(form.getByRole('status')).toContainText(sender);
  expect(await findings(page, '#write')).toEqual([]);
  await expect.poll(() => mailsFrom(request, northgate.url, firm.northgate, sender)).toHaveLength(1);
  const [mail] = await mailsFrom(request, northgate.url, firm.northgate, sender);
  expect(mail).toMatchObject({ subject: 'Message from Ann Lee', replyTo: { name: 'Ann Lee', address: sender } });
  expect(mail?.text).toContain('Good morning.\nWhen is the judgment?');
});

test('[BLK-02] the pages of a message that was sent before the script was there: axe finds nothing', async ({ page, faults }) => {
  faults.allow(/status of 422/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${northgate.url}/page/contact`);
  const answered = page.waitForURL(`${northgate.url}/contact-message`);
  await page.locator('#write form').evaluate((form: HTMLFormElement) => form.submit());
  await answered;
  await expect(page.locator('#name-error')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.goto(`${northgate.url}/contact-message/sent`);
  expect(await findings(page)).toEqual([]);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('[BLK-02] a message at 390 px in Arabic: the fault is shown, what was typed stays, and it is sent', async ({
    page,
    request,
    context,
    faults,
  }) => {
    faults.allow(/status of 422/);
    const contact = (key: Parameters<typeof word<'contactForm'>>[3]) => word('meridian', 'ar', 'contactForm', key);
    const server = (key: string) => packOf('ar')?.texts[key] ?? '';
    const sender = `huda.${Date.now()}@example.org`;
    await context.addCookies([{ name: 'language', value: 'ar', url: meridian.url }]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${meridian.url}/page/contact`);
    const form = page.locator('#write');
    await form.getByLabel(contact('name')).fill('هدى');
    await form.getByLabel(contact('message')).fill('متى يُصرف المبلغ؟');
    await form.getByRole('button', { name: contact('send') }).click();

    await expect(page).toHaveTitle(new RegExp(`^${server('message.problem')}`));
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('#email-error')).toHaveText(server('message.emailMissing'));
    await expect(page.getByLabel(server('message.name'))).toHaveValue('هدى');
    await expect(page.getByLabel(server('message.message'), { exact: true })).toHaveValue('متى يُصرف المبلغ؟');
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByLabel(server('message.email')).fill(sender);
    await page.getByRole('button', { name: server('message.send') }).click();
    await expect(page).toHaveURL(`${meridian.url}/contact-message/sent`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(server('message.sentHeading'));
    await expect.poll(() => mailsFrom(request, meridian.url, firm.meridian, sender)).toMatchObject([{ replyTo: { name: 'هدى' } }]);
    await page.getByRole('link', { name: server('message.portal') }).click();
    await expect(page).toHaveURL(meridian.url + '/');
  });
});
