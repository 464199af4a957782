import { enterAs } from '../support/claimant.ts';
import { expect, sidewaysScroll, test } from '../support/journey.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word } from '../support/words.ts';

const tenant = tenantNamed('northgate');
const manager = 'elin.hale@example.org';
const words = (key: Parameters<typeof word<'statusFile'>>[3]) => word(tenant.slug, 'en', 'statusFile', key);

test.use({ baseURL: tenant.url });
test.setTimeout(90_000);

for (const { number, person, ...size } of [
  { width: 1280, height: 900, number: 'NG-103902', person: 'gareth.hopkin@example.org' },
  { width: 320, height: 640, number: 'NG-105506', person: 'huw.yorath@example.org' },
])
  test(`[STS-07] a manager sets statuses from a file: looks at what it changes and what is wrong with it, and the claimant reads it (${size.width} px)`, async ({
    page,
    browser,
    faults,
  }) => {
    faults.allow(/status of 422 .*\/api\/workspace\/status-file/);
    await page.setViewportSize(size);
    await enterAs({ page, tenant, language: 'en', lands: '/listing/list' }, manager);
    await page.getByRole('link', { name: word(tenant.slug, 'en', 'listing', 'setStatuses') }).click();
    await expect(page).toHaveURL('/listing/statuses');
    const choose = async (name: string, text: string): Promise<void> => {
      const opened = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: new RegExp(`^(${words('choose')}|${words('chooseAnother')})$`) }).click();
      await (await opened).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
    };
    await expect(page.getByRole('row').filter({ hasText: 'WFS_Paid' })).toContainText(/Paid|paid/);
    expect(await sidewaysScroll(page)).toBe(0);
    await choose('names.csv', 'name;status\nMegan;Paid');
    await expect(page.getByRole('alert')).toContainText(words('noSuchColumns'));
    await choose(
      'statuses.csv',
      `\ufeffnumber;code;day;text\r\n${number};wfs_paid;01/11/2026;Paid by file\r\nNG-1;WFS_Paid;01/11/2026;\r\n`,
    );
    await expect(page.getByRole('heading', { name: words('changes_one') })).toBeVisible();
    await expect(page.getByText('Paid by file')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: words('noSuchAccount') })).toContainText('NG-1');
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole('button', { name: words('setThem') }).click();
    await expect(page.getByRole('heading', { name: words('set_one') })).toBeVisible();

    await choose('again.csv', `number;code;day;text\n${number};WFS_Paid;01/11/2026;Paid by file`);
    await expect(page.getByRole('heading', { name: words('noChanges') })).toBeVisible();
    await expect(page.getByText(words('unchanged').replace('{rows}', '1'))).toBeVisible();

    const claimant = await browser.newContext({ baseURL: tenant.url, viewport: size });
    const hub = await claimant.newPage();
    await enterAs({ page: hub, tenant, language: 'en' }, person);
    await hub.goto('/securedPage/my-claim');
    await expect(hub.getByText('Paid by file').first()).toBeVisible();
    await claimant.close();
  });
