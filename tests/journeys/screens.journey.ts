import { openForm, signIn } from '../support/claimant.ts';
import { pointer } from '../support/input-method.ts';
import { hydrated, test } from '../support/journey.ts';
import { tenants } from '../support/tenants.ts';
import { writtenForm } from '../support/written-form.ts';

const people: Readonly<Record<string, { email: string; form: string }>> = {
  northgate: { email: 'megan.pritchard@example.org', form: 'client-questionnaire' },
  meridian: { email: 'james.whitfield@example.org', form: 'impact-statement' },
  calder: { email: 'fatou.diallo@example.org', form: 'damp-home' },
};

/** Pictures of every screen, to be looked at: `PORTICO_SHOTS=1 npm test -- journeys screens` puts them under test-results/screens. */
test.describe('screens', () => {
  for (const tenant of tenants) {
    for (const width of [1280, 390]) {
      for (const language of tenant.languages.map(({ iso2Code }) => iso2Code)) {
        test(`${tenant.slug} at ${width} px in ${language}`, async ({ page, request, context, faults }) => {
          test.setTimeout(120_000);
          faults.allow(/status of [45]\d\d/);
          const picture = (name: string) =>
            page.screenshot({
              path: `test-results/screens/${tenant.slug}-${language}-${width}-${name}.png`,
              fullPage: true,
              animations: 'disabled',
            });
          await context.addCookies([{ name: 'language', value: language, url: tenant.url }]);
          await page.setViewportSize({ width, height: 844 });
          for (const path of [...tenant.pages.map((one) => one.path), '/no/such/page', '/error/999']) {
            await page.goto(tenant.url + path);
            await hydrated(page);
            await picture(path.split('/').slice(-2).join('-'));
          }
          const who = people[tenant.slug];
          if (!who) throw new Error(`There is no person to sign in as at ${tenant.slug}.`);
          await page.goto(`${tenant.url}/page/registration`);
          await signIn({ page, request, tenant, language, input: pointer }, who.email);
          await page.locator('table').first().waitFor();
          await picture('hub');
          await openForm({ page, request, tenant, language, input: pointer }, writtenForm(tenant.slug, who.form).name[language] ?? '');
          await page.locator('[data-name]').first().waitFor();
          await picture('form');
        });
      }
    }
  }
});
