import { expect, hydrated, test } from '../support/journey.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word } from '../support/words.ts';

const tenant = tenantNamed('meridian');
const tab = (key: 'register' | 'login') => word(tenant.slug, 'en', 'registration', key);

test.use({ baseURL: tenant.url, viewport: { width: 390, height: 700 } });

test('[REG-01] a person who changes the tab of a registration stays on it, and the page where it is', async ({ page }) => {
  await page.goto('/page/registration?tab=1');
  await hydrated(page);
  const links = page.getByRole('main').getByRole('navigation');
  const register = links.getByRole('link', { name: tab('register') });
  await page.evaluate(() => scrollTo(0, 120));
  const top = () => links.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  await register.click();
  await expect(register).toHaveAttribute('aria-current', 'page');
  await expect(register).toBeFocused();
  expect(await top()).toBe(before);
});
