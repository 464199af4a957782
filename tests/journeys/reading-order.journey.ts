import { pointer } from '../support/input-method.ts';
import { expect, hydrated, test, type Locator, type Page } from '../support/journey.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word } from '../support/words.ts';

/** Of each text: whether its first sign is drawn left of its last, on one line; an absent text is absent. */
const order = (page: Page, texts: readonly string[]) =>
  page.evaluate((wanted) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Map<string, string>(wanted.map((text) => [text, 'absent']));
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const text of wanted) {
        const at = (node.textContent ?? '').indexOf(text);
        if (at < 0 || found.get(text) !== 'absent' || !node.parentElement?.checkVisibility()) continue;
        const sign = (index: number): DOMRect => {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          return range.getBoundingClientRect();
        };
        const [first, last] = [sign(at), sign(at + text.length - 1)];
        found.set(text, first.left < last.left ? 'as written' : 'turned round');
      }
    return Object.fromEntries(found);
  }, texts);

const asWritten = (texts: readonly string[]) => Object.fromEntries(texts.map((text) => [text, 'as written']));

async function expectAsWritten(page: Page, texts: readonly string[]): Promise<void> {
  await expect.poll(() => order(page, texts)).toEqual(asWritten(texts));
}

const gallery = async (page: Page, block: string, example: string): Promise<void> => {
  await page.goto(`/gallery?${new URLSearchParams({ block, example, lang: 'ar' })}`);
  await hydrated(page);
  await expect(page.locator('[dir=rtl]').first()).toBeVisible();
};

test('in a page that runs from right to left streets, telephone numbers, references, postcodes and amounts read as they were written', async ({
  page,
}) => {
  await gallery(page, 'contact', 'full');
  await expectAsWritten(page, ['12 High Street', 'Cardiff CF10 9ZZ', '+44 (0)20 7946 0000']);
  await gallery(page, 'claims', 'written');
  await expectAsWritten(page, ['1234-5678-9', '12 High Street', '75001 Paris', '+44 20 7946 0000', '1 250.00 £']);
  await gallery(page, 'claimStatus', 'written');
  await expectAsWritten(page, ['1042-33', '12 High Street']);
});

const looksOf = (field: Locator) =>
  field.evaluate((input) => {
    const { direction, unicodeBidi, textAlign } = getComputedStyle(input);
    return { direction, unicodeBidi, textAlign };
  });

test('what is typed runs in its own direction, numbers and addresses from left to right', async ({ page, context }) => {
  const tenant = tenantNamed('meridian');
  const own = { unicodeBidi: 'plaintext', textAlign: 'start' };
  await context.addCookies([{ name: 'language', value: 'ar', url: tenant.url }]);
  await page.goto(`${tenant.url}/page/registration?tab=0`);
  const field = (name: string) => page.locator(`[data-name=${name}] input`).first();
  await expect(field('email')).toBeVisible();
  expect(await looksOf(field('email'))).toEqual({ direction: 'ltr', ...own });
  expect(await looksOf(field('name'))).toEqual({ direction: 'rtl', ...own });
  await gallery(page, 'login', 'full');
  expect(await looksOf(page.locator('input[name=Email]'))).toEqual({ direction: 'ltr', ...own });
  expect(await looksOf(page.locator('input[name=MobileNumber]'))).toEqual({ direction: 'ltr', ...own });
});

test('[CNF-01] [LOGIN-06] in Arabic the contact page, the reference and the masked address read as they were written', async ({
  page,
  context,
}) => {
  const tenant = tenantNamed('meridian');
  await context.addCookies([{ name: 'language', value: 'ar', url: tenant.url }]);
  await page.goto(`${tenant.url}/page/contact`);
  await hydrated(page);
  await expectAsWritten(page, ['5 Sandglass Yard', 'London SE10 9ZZ', '020 7946 0381', 'help@']);
  await page.evaluate(() => sessionStorage.setItem('portico.sent', JSON.stringify({ reference: '1234-5678-9', slug: 'claim-success' })));
  await page.goto(`${tenant.url}/claim-confirmation?slug=claim-success&referenceNumber=1234-5678-9`);
  await expectAsWritten(page, ['1234-5678-9']);

  await page.goto(`${tenant.url}/page/registration`);
  await hydrated(page);
  const wordFor = (key: 'email' | 'sendCode') => word(tenant.slug, 'ar', 'login', key);
  await pointer.write(page.getByLabel(wordFor('email'), { exact: true }), 'peter.novak@example.org');
  await pointer.press(page.getByRole('button', { name: wordFor('sendCode'), exact: true }));
  const masked = page.locator('form p bdi').first();
  await expect(masked).toContainText('@');
  await expectAsWritten(page, [await masked.innerText()]);
});
