import { findings } from '../support/axe.ts';
import { enterAs } from '../support/claimant.ts';
import { expect, hydrated, sidewaysScroll, test } from '../support/journey.ts';
import { ownCopy } from '../support/own-copies.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word } from '../support/words.ts';

const tenant = tenantNamed('northgate');
const manager = 'elin.hale@example.org';
const words = (key: Parameters<typeof word<'documentFile'>>[3]) => word(tenant.slug, 'en', 'documentFile', key);

test.use({ baseURL: tenant.url });
test.setTimeout(120_000);

for (const { first, second, ...size } of [
  {
    width: 1280,
    height: 900,
    first: ownCopy('tomasz.nowak@example.org', 'one of many'),
    second: ownCopy('harold.thompson@example.org', 'one of many'),
  },
  {
    width: 390,
    height: 780,
    first: ownCopy('tomasz.nowak@example.org', 'one of many on a phone'),
    second: ownCopy('harold.thompson@example.org', 'one of many on a phone'),
  },
])
  test(`[ESG-10] a manager sends a template to the people of a file: looks at who gets it and who cannot, sends it, and a repeat sends none twice (${size.width} px)`, async ({
    page,
    browser,
    faults,
  }) => {
    faults.allow(/status of 422 .*\/api\/workspace\/document-file/);
    await page.setViewportSize(size);
    await enterAs({ page, tenant, language: 'en', lands: '/listing/list' }, manager);
    await page.getByRole('link', { name: word(tenant.slug, 'en', 'listing', 'sendDocuments') }).click();
    await expect(page).toHaveURL('/listing/documents');
    await hydrated(page);
    const main = page.getByRole('main');
    const button = (key: Parameters<typeof words>[0]) => main.getByRole('button', { name: words(key), exact: true });
    const choose = async (text: string): Promise<void> => {
      const opened = page.waitForEvent('filechooser');
      await main.getByRole('button', { name: new RegExp(`^(${words('choose')}|${words('chooseAnother')}): `) }).click();
      await (await opened).setFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    };
    await main.getByLabel(words('documentSource')).selectOption({ label: 'Authority to act' });
    await main.getByLabel(words('documentName')).fill(`Authority ${size.width}`);
    await button('look').click();
    await expect(main.getByLabel(words('documentKind'))).toBeFocused();
    await expect(main.getByText(words('numbersMissing'))).toBeVisible();
    await main.getByLabel(words('documentKind')).fill('Authority');
    await choose('name\nMegan');
    await button('look').click();
    await expect(main.getByRole('alert')).toContainText(words('noSuchColumns'));
    expect([await findings(page), await sidewaysScroll(page)]).toEqual([[], 0]);
    await choose(`\ufeffnumber;name\r\n${first.identifier};x\r\nNG-1;y\r\n${second.identifier};z\r\n`);
    await button('look').click();
    await expect(main.getByRole('heading', { name: words('recipients').replace('{count}', '2') })).toBeVisible();
    await expect(main.getByRole('rowheader')).toHaveCount(2);
    await expect(main.getByRole('listitem').filter({ hasText: words('noSuchAccount') })).toContainText('NG-1');
    expect([await findings(page), await sidewaysScroll(page)]).toEqual([[], 0]);
    await button('change').click();
    await expect(main.getByLabel(words('documentSource'))).toBeFocused();
    await button('look').click();
    await button('sendThem').click();
    await expect(main.getByRole('heading', { name: words('delivered').replace('{count}', '2') })).toBeVisible({ timeout: 30_000 });

    const claimant = await browser.newContext({ baseURL: tenant.url, viewport: size });
    const hub = await claimant.newPage();
    await enterAs({ page: hub, tenant, language: 'en' }, first.email);
    await hub
      .getByRole('link', { name: word(tenant.slug, 'en', 'claims', 'signDocuments'), exact: true })
      .first()
      .click();
    await expect(hub).toHaveURL(/\/sign\//);
    await expect(hub.getByRole('heading', { level: 1 })).toHaveText(`Authority ${size.width}`);
    await claimant.close();

    await button('another').click();
    await main.getByLabel(words('documentSource')).selectOption({ label: 'Authority to act' });
    await main.getByLabel(words('documentName')).fill(`Authority ${size.width}`);
    await main.getByLabel(words('documentKind')).fill('Authority');
    await choose(`number\n${first.identifier}\n${second.identifier}`);
    await button('look').click();
    await expect(main.getByRole('heading', { name: words('noRecipients') })).toBeVisible();
    await expect(main.getByRole('listitem').filter({ hasText: words('alreadySent') })).toHaveCount(2);
    await expect(button('sendThem')).toHaveCount(0);
  });
