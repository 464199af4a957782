import { signIn } from '../support/claimant.ts';
import { pointer } from '../support/input-method.ts';
import { expect, hydrated, test } from '../support/journey.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word } from '../support/words.ts';

const tenant = tenantNamed('northgate');
test.use({ baseURL: tenant.url });

test('the errors of a step are in view and have the focus, also after the Enter key far below them', async ({ page, request }) => {
  test.setTimeout(60_000);
  await page.goto('/page/registration');
  await hydrated(page);
  await signIn({ page, request, tenant, language: 'en', input: pointer }, 'aisha.rahman@example.org');
  await page.goto('/form/vehicle-claim');
  const next = page.getByRole('button', { name: word(tenant.slug, 'en', 'form', 'next'), exact: true });
  await next.focus();
  await page.keyboard.press('Enter');
  const errors = page
    .getByRole('alert')
    .filter({ has: page.getByRole('heading', { name: word(tenant.slug, 'en', 'form', 'errorTitle') }) });
  await expect(errors).toBeFocused();
  await expect(errors.getByRole('heading')).toBeInViewport();
});
