import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/journey.ts';
import { tenantNamed } from '../support/tenants.ts';

interface Person {
  readonly email: string;
  readonly name?: string;
  readonly shows: string;
}

const northgate = tenantNamed('northgate');
const people = JSON.parse(readFileSync(join(import.meta.dirname, '../../fixtures/people/northgate.json'), 'utf8')) as Readonly<
  Record<'claimants' | 'staff' | 'editors', readonly [Person, ...Person[]]>
>;
const withOffer = people.claimants.find(({ shows }) => shows === 'an offer to sign') as Person;

test('the front page leads by one click to the hub of a person, by keyboard', async ({ page }) => {
  await page.goto('/demo');
  await page.getByRole('button', { name: `${withOffer.shows} ${withOffer.name}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${northgate.url}/securedPage/my-claim`);
  await expect(page.locator('[popovertarget$="-account"]')).toContainText(withOffer.name ?? '');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('staff are signed in by one click, too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/demo');
    const [{ shows }] = people.staff;
    await page
      .getByRole('form', { name: northgate.name['en'] ?? '' })
      .getByRole('button', { name: shows })
      .click();
    await expect(page).toHaveURL(`${northgate.url}/listing/list`);
  });
});

test('a code arrives in the open outbox by itself, for the person who was chosen, and is copied', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [{ email }] = people.editors;
  await page.goto(`/demo/outbox?person=${email}`);
  const messages = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Mail to/ }) });
  const known = await messages.count();
  for (const username of [people.staff[0].email, email])
    await request.post(`${northgate.url}/auth/start`, { headers: { 'x-portal': '1' }, data: { method: 'Email', username } });
  await expect(messages).toHaveCount(known + 1);
  const message = messages.first();
  await expect(message).toContainText(email);
  const code = (await message.locator('[data-copy]').getAttribute('data-copy')) ?? '';
  await message.getByRole('button', { name: /^Copy/ }).click();
  await expect(page.getByRole('status')).toContainText(code);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await page.getByLabel('Messages to').selectOption('');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('heading', { name: `Mail to ${people.staff[0].email}` }).first()).toBeVisible();
});
