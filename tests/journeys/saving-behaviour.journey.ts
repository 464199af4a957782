import { enterAs } from '../support/claimant.ts';
import { pointer } from '../support/input-method.ts';
import { expect, test, type Locator } from '../support/journey.ts';
import { ownCopy } from '../support/own-copies.ts';
import { tenantNamed } from '../support/tenants.ts';
import { answerStep, sendWord, writtenForm } from '../support/written-form.ts';

const tenant = tenantNamed('northgate');
const form = writtenForm(tenant.slug, 'communications-preferences');
const person = ownCopy('sian.llewellyn@example.org', 'saving behaviour');

test.use({ baseURL: tenant.url });

test('[FRM-14] an ignored answer is in the form until it is sent, and never stored; an unwrapped one is stored by its parts, and is an answer again when the form opens', async ({
  page,
}) => {
  await enterAs({ page, tenant, language: 'en', lands: '/form/communications-preferences' }, person.email);
  const main = page.getByRole('main');
  const [from, until] = [0, 1].map((index) => main.locator('[data-name="ringing"] input').nth(index)) as [Locator, Locator];
  const understood = main.getByRole('checkbox', { name: 'I know that some papers still come by post.' });
  const send = main.getByRole('button', { name: sendWord(form, 'en'), exact: true });
  const answer = async () => {
    await answerStep(page, pointer, form.surveyDefinition.pages[0]?.elements ?? [], { channel: 'both' }, 'en');
    for (const [field, time] of [
      [from, '09:30'],
      [until, '17:00'],
    ] as const) {
      await field.fill(time);
      // As a person does: the next one is drawn anew with it.
      await field.blur();
    }
    await understood.check();
  };
  await expect(send).toBeVisible();
  // What is typed before the script is there is the matter of other journeys.
  await expect(page.locator('[data-awaits-script="taken"]')).toBeVisible();
  await answer();
  await page.reload();
  await expect(from).toHaveValue('09:30');
  await expect(until).toHaveValue('17:00');
  await expect(understood, 'kept on the device like every answer').toBeChecked();

  const sending = page.waitForResponse(
    (one) => /\/api\/Submissions$/.test(new URL(one.url()).pathname) && one.request().method() !== 'GET',
  );
  await send.click();
  const { dynamicData } = (await (await sending).json()) as { readonly dynamicData: Readonly<Record<string, unknown>> };
  expect(dynamicData).toMatchObject({ channel: 'both', ringFrom: '09:30', ringUntil: '17:00' });
  expect(Object.keys(dynamicData)).not.toContain('ringing');
  expect(Object.keys(dynamicData)).not.toContain('understood');
  await expect(page).toHaveURL(/\/claim-confirmation\?/);

  await page.goto('/form/communications-preferences');
  await expect(from).toHaveValue('09:30');
  await expect(until).toHaveValue('17:00');
  await expect(understood).not.toBeChecked();
});
