import { enterAs } from '../support/claimant.ts';
import { expect, sidewaysScroll, test } from '../support/journey.ts';
import { ownCopy } from '../support/own-copies.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word } from '../support/words.ts';

const tenant = tenantNamed('northgate');
const staff = 'elin.hale@example.org';
const words = (key: Parameters<typeof word<'accountDetails'>>[3]) => word(tenant.slug, 'en', 'accountDetails', key);

/** The words about the status, whose name is isolated from them. */
const statement = (key: Parameters<typeof words>[0]) => new RegExp(words(key).replace('{name}', '.?Paid.?'));

test.use({ baseURL: tenant.url });
test.setTimeout(90_000);

for (const { person, ...size } of [
  { width: 1280, height: 900, person: ownCopy('sali.tudor@example.org', 'status') },
  { width: 320, height: 640, person: ownCopy('nerys.rowlands@example.org', 'status') },
])
  test(`[STS-03] [STS-04] [CLM-16] staff read what the claimant will read, set a status, and take it back; the claimant reads it meanwhile (${size.width} px)`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(size);
    await enterAs({ page, tenant, language: 'en', lands: '/listing/list' }, staff);
    await page.goto(`/listing/list?search=${person.identifier}`);
    await page.getByRole('main').getByRole('rowheader').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const section = page.getByRole('region', { name: words('status') });
    await section.getByRole('button', { name: words('setStatus') }).click();
    await expect(section.getByLabel(words('newStatus'))).toBeFocused();
    await section.getByRole('button', { name: words('saveStatus') }).click();
    await expect(section.getByLabel(words('newStatus'))).toBeFocused();
    await expect(section.getByLabel(words('newStatus'))).toHaveAttribute('aria-invalid', 'true');
    await section.getByLabel(words('newStatus')).selectOption({ label: 'Paid' });
    await expect(section.getByText(words('statusReads'))).toBeVisible();
    await section.getByLabel(words('statusText')).fill('Paid to your bank on Friday');
    await section.getByLabel(words('statusNoteLabel')).fill('Batch 12');
    expect(await sidewaysScroll(page)).toBe(0);
    await section.getByRole('button', { name: words('saveStatus') }).click();
    await expect(section.getByText(statement('statusSet'))).toBeVisible();
    await expect(section.getByRole('button', { name: words('setStatus') })).toBeFocused();
    await expect(section.getByRole('listitem').first()).toContainText('Batch 12');

    const claimant = await browser.newContext({ baseURL: tenant.url, viewport: size });
    const hub = await claimant.newPage();
    await enterAs({ page: hub, tenant, language: 'en' }, person.email);
    await hub.goto('/securedPage/my-claim');
    await expect(hub.getByText('Paid to your bank on Friday').first()).toBeVisible();
    const history = hub.getByRole('listitem').filter({ hasText: 'Paid to your bank on Friday' });
    await expect(history.getByRole('time')).toBeVisible();
    await expect(hub.getByText('Batch 12')).toHaveCount(0);

    await section.getByRole('listitem').first().getByRole('button').click();
    await expect(section.getByText(statement('statusUndone'))).toBeVisible();
    await expect(section.getByRole('button', { name: words('setStatus') })).toBeFocused();
    await hub.reload();
    await expect(hub.getByText('Paid to your bank on Friday')).toHaveCount(0);
    await claimant.close();
  });
