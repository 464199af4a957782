import { ApiClient } from '../support/api-client.ts';
import { findings } from '../support/axe.ts';
import { enterAs } from '../support/claimant.ts';
import { expect, sidewaysScroll, test, type Page } from '../support/journey.ts';
import { ownCopy } from '../support/own-copies.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word } from '../support/words.ts';

const tenant = tenantNamed('northgate');
const person = ownCopy('ffion.treharne@example.org', 'address lookup');
const inForm = (key: Parameters<typeof word<'form'>>[3]) => word(tenant.slug, 'en', 'form', key);

test.use({ baseURL: tenant.url });

/** The step with the address, of a draft that begins with these answers; its parts. */
async function openAddress(page: Page, home: object) {
  const client = new ApiClient(tenant.url, person.email);
  await client.signIn();
  const found = await client.call({ method: 'GET', path: '/api/Submissions/draft?formSlug=all-controls' });
  const { id: submissionId, version } = (found.body ?? {}) as { id?: string; version?: number };
  const body = { formSlug: 'all-controls', page: 1, submissionId, version, dynamicData: { home } };
  expect((await client.call({ method: 'PUT', path: '/api/Submissions/draft', body })).status).toBe(200);
  await enterAs({ page, tenant, language: 'en', lands: '/form/all-controls' }, person.email);
  const question = page.getByRole('main').getByRole('group', { name: 'Your address' });
  return {
    question,
    postcode: question.getByLabel('Postcode'),
    find: question.getByRole('button', { name: inForm('addressFind'), exact: true }),
    list: question.getByLabel(inForm('addressFound')),
    status: question.getByRole('status'),
    line: (label: string) => question.getByLabel(label),
  };
}

test('[CTL-ADDR] [CTL-CTRY] [CTL-OUT] by keyboard alone: an address is found by its postcode, chosen, corrected, and stored as one that was typed', async ({
  page,
  shifts,
}) => {
  await page.setViewportSize({ width: 320, height: 900 });
  const { question, postcode, find, list, status, line } = await openAddress(page, { country: 'GBR' });
  await expect(find).toBeVisible();
  const order = () => question.locator('[data-part]').evaluateAll((parts) => parts.map((part) => (part as HTMLElement).dataset['part']));
  expect(await order()).toEqual(['country', 'postcode', 'addressLine1', 'addressLine2', 'city', 'state']);

  await test.step('in a country that the service does not know, the question is as it was', async () => {
    await line('Country').selectOption('FRA');
    await expect(find).toHaveCount(0);
    expect(await order()).toEqual(['country', 'addressLine1', 'addressLine2', 'city', 'state', 'postcode']);
    await line('Country').selectOption('GBR');
    await expect(find).toBeVisible();
  });

  await test.step('what is no postcode is reported at it', async () => {
    await postcode.focus();
    await page.keyboard.press('Enter');
    await expect(postcode).toHaveAccessibleDescription(inForm('addressPostcodeMissing'));
    await expect(postcode).toBeFocused();
  });

  await page.keyboard.type('zz1 1aa');
  await page.keyboard.press('Tab');
  await expect(find).toBeFocused();
  await page.keyboard.press('Space');
  await expect(status).toHaveText('Addresses found: 8');
  await expect(find, 'the focus stays').toBeFocused();
  expect(await findings(page, 'main')).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(list).toBeFocused();
  await page.keyboard.type('Flat 2');
  await expect(status).toHaveText(inForm('addressFilled'));
  await expect(line('Address line 1')).toHaveValue('Flat 2, The Imaginary Mill');
  await expect(line('Town/City')).toHaveValue('Madeupton');
  await page.keyboard.press('Tab');
  await expect(line('Address line 1')).toBeFocused();
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/Submissions/draft') && answer.ok() && (answer.request().postData() ?? '').includes('Flat 2B'),
  );
  await page.keyboard.type('Flat 2B, The Imaginary Mill');
  const { dynamicData } = (await (await saved).json()) as { dynamicData: { home: object } };
  expect(dynamicData.home).toEqual({
    country: 'GBR',
    addressLine1: 'Flat 2B, The Imaginary Mill',
    addressLine2: '7 Made-up Street',
    city: 'Madeupton',
    state: 'Nowhereshire',
    postcode: 'ZZ1 1AA',
  });
  await expect(list, 'the list stays with its postcode').toBeVisible();
  expect(shifts.unexpected).toEqual([]);
});

test('[CTL-ADDR] while it searches, where nothing is known and where the service is down, that is reported, nothing moves, and what was typed stays', async ({
  page,
  shifts,
  faults,
}) => {
  // That of the call that is cut off.
  faults.allow(/ERR_FAILED/);
  const typed = { country: 'GBR', addressLine1: '1 Quay Street', city: 'Cardiff', state: 'Glamorgan', postcode: 'CF10 1AA' };
  const { question, postcode, find, list, status, line } = await openAddress(page, typed);
  const kept = async () => {
    await expect(line('Address line 1')).toHaveValue('1 Quay Street');
    await expect(line('Town/City')).toHaveValue('Cardiff');
  };
  const top = () => line('Address line 1').evaluate((input) => Math.round(input.getBoundingClientRect().top + scrollY));
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  const asked: string[] = [];
  await page.route('**/api/Addresses?*', async (route) => {
    asked.push(new URL(route.request().url()).search);
    await held;
    await route.continue();
  });
  await find.click();
  await expect(status).toHaveText(inForm('addressSearching'));
  const whileSearching = await top();
  // A press while it searches is none.
  await find.press('Enter');
  answer();
  await expect(status).toContainText('No address was found for');
  expect(asked, 'country and postcode, once').toEqual(['?country=GBR&postcode=CF10+1AA']);
  await expect(list).toBeHidden();
  expect(await top()).toBe(whileSearching);
  await kept();

  await postcode.fill('ZZ9 9ZZ');
  await expect(status).toHaveText('');
  await find.click();
  await expect(status, 'the service does not answer').toHaveText(inForm('addressUnavailable'));
  await kept();
  expect(await findings(page, 'main')).toEqual([]);

  await page.unroute('**/api/Addresses?*');
  await page.route('**/api/Addresses?*', (route) => route.abort());
  await postcode.fill('ZZ1 1AA');
  await find.click();
  await expect(status, 'the portal does not answer').toHaveText(inForm('addressUnavailable'));
  await kept();
  await page.unroute('**/api/Addresses?*');
  await find.click();
  await expect(status).toHaveText('Addresses found: 8');
  expect(await top(), 'the list has the place of the words').toBe(whileSearching);
  await kept();
  await expect(question.getByRole('alert')).toHaveCount(0);
  expect(shifts.unexpected).toEqual([]);
});
