import type { Route } from '@playwright/test';
import { utmNames } from '#schemas/api';
import { findings } from '../support/axe.ts';
import { enterCode } from '../support/claimant.ts';
import { keyboard, pointer } from '../support/input-method.ts';
import { expect, hydrated, sidewaysScroll, test } from '../support/journey.ts';
import { messagesTo, passcodes } from '../support/outbox.ts';
import { createChance, seed, some } from '../support/seed.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word } from '../support/words.ts';
import { answerStep, expectAnswered, paper, sendWord, writtenForm, type Answers } from '../support/written-form.ts';

const strangers = [
  { slug: 'northgate', by: 'pointer', width: 1280, language: 'en' },
  { slug: 'meridian', by: 'keyboard', width: 390, language: 'ar' },
] as const;

for (const { slug, by, width, language } of some(strangers, 1, createChance()))
  test(`[REG-01] [REG-02] [REG-04] [REG-05] [REG-06] [REG-07] [REG-08] [REG-11] [RDT-01] [FRM-23] [RDT-02] [RDT-04] [PAGE-05] [PAGE-19] [CNF-02] ${slug}, ${by}, ${width} px, ${language}: a stranger registers with a file and is signed in (seed ${seed})`, async ({
    page,
    context,
    request,
    faults,
  }) => {
    test.setTimeout(120_000);
    // That of the refused call.
    faults.allow(/status of 50[02]|ERR_CONNECTION_RESET/);
    const tenant = tenantNamed(slug);
    const input = by === 'keyboard' ? keyboard(page) : pointer;
    const email = `stranger-${slug}-${Date.now()}@example.org`;
    const first = writtenForm(slug, 'registration-form-first-page');
    const details = writtenForm(slug, 'registration-form-details');
    const [you] = first.surveyDefinition.pages;
    const [home, theCase] = details.surveyDefinition.pages;
    const person: Answers = { name: 'Eluned', family_name: 'O’Neill', email, phoneNumber: '+44 7700 900321', consent: 'agreed' };
    const address: Answers = { addressLine1: '1 High Street', city: 'Cardiff', postcode: 'CF10 1AA' };
    const happened: Answers = { whatHappened: 'It smoked. <b>دخان</b>' };
    const answers: Answers = { ...person, ...address, ...happened };
    const inForm = (key: Parameters<typeof word<'form'>>[3]) => word(slug, language, 'form', key);
    const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
    const tab = (key: 'register' | 'login') =>
      page.getByRole('main').getByRole('link', { name: word(slug, language, 'registration', key), exact: true });
    const expectFirst = () => expectAnswered(page, you?.elements ?? [], person, language);
    const born = page.locator('[data-name="dateOfBirth"] input');
    const goOn = () => input.press(button(inForm('next')));
    const campaign = 'c'.repeat(60);
    const submissionId = 'a70d3c1e-5b1f-4c1a-8f00-0000000000aa';
    const cancel = page.getByRole('link', { name: inForm('cancel'), exact: true });
    await context.addCookies([{ name: 'language', value: language, url: tenant.url }]);
    await page.setViewportSize({ width, height: 844 });

    await test.step('without the first form, the details lead to it', async () => {
      await page.goto(`${tenant.url}/registrationDetails/registration-form-details`);
      await expect(page.getByText(inForm('notBegun'))).toBeVisible();
      await input.press(page.getByRole('link', { name: inForm('toBeginning'), exact: true }));
      await expect(page).toHaveURL(`${tenant.url}/page/registration?tab=0`);
      await expect(tab('register')).toHaveAttribute('aria-current', 'page');
    });

    await test.step('tabs: the address chooses the first or the last', async () => {
      await page.goto(
        `${tenant.url}/page/registration?tab=1&utm_source=${campaign}&utm_campaign=spring&utm_medium=${campaign}&name=my-claim&submissionId=${submissionId}`,
      );
      await hydrated(page);
      await expect(tab('login')).toHaveAttribute('aria-current', 'page');
      await expect(page.getByLabel(word(slug, language, 'login', 'email'), { exact: true })).toBeVisible();
      await input.press(tab('register'));
      await expect(page).toHaveURL(/tab=0&utm_source=c{60}&/);
      await expect(page.locator('[data-name="email"]')).toBeVisible();
      await expect(page.getByLabel(word(slug, language, 'login', 'email'), { exact: true })).toHaveCount(0);
      expect(await findings(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
    });

    await test.step('what is typed in the first form survives a reload, and is there in a second tab', async () => {
      await answerStep(page, input, you?.elements ?? [], answers, language);
      await page.reload();
      await expectFirst();
      await expect(page.getByRole('main').getByText(inForm('onDevice'), { exact: true })).toBeVisible();
      const second = await context.newPage();
      await second.goto(`${tenant.url}/page/registration?tab=0`);
      await expectAnswered(second, you?.elements ?? [], person, language);
      await second.close();
    });

    await test.step('the details: back, on again, and a reload lose nothing', async () => {
      await hydrated(page);
      await input.press(button(sendWord(first, language)));
      await expect(page).toHaveURL(
        `${tenant.url}/registrationDetails/registration-form-details?utm_source=${campaign}&utm_campaign=spring&utm_medium=${campaign}&name=my-claim&submissionId=${submissionId}`,
      );
      await expect(page.locator('[data-name="addressLine1"]')).toBeVisible();
      await answerStep(page, input, home?.elements ?? [], answers, language);
      await born.fill('1980-02-03');
      await page.goBack();
      await expectFirst();
      await expect(button(sendWord(first, language)), 'Back leads to where the form was left').toBeInViewport();
      await input.press(button(sendWord(first, language)));
      await expect(born).toHaveValue('1980-02-03');
      await page.reload();
      await expect(born).toHaveValue('1980-02-03');
      await expectAnswered(page, home?.elements ?? [], address, language);
    });

    await test.step('Cancel leads back to the first form, and asks what becomes of what was written: what is discarded is gone from the first form, too; on a later step there is Back alone', async () => {
      const leave = async (way: 'leaveKeep' | 'leaveDiscard') => {
        await hydrated(page);
        await input.press(cancel);
        await input.press(page.getByRole('dialog', { name: inForm('leaveTitle') }).getByRole('button', { name: inForm(way), exact: true }));
        await expect(page).toHaveURL(new RegExp(`/page/registration\\?tab=0&.*&submissionId=${submissionId}$`));
      };
      const goToDetails = async () => {
        await input.press(button(sendWord(first, language)));
        await expect(page.locator('[data-name="addressLine1"]')).toBeVisible();
      };
      await leave('leaveKeep');
      await expectFirst();
      await goToDetails();
      await expect(born).toHaveValue('1980-02-03');
      await leave('leaveDiscard');
      const email = page.locator('[data-name="email"] input');
      await expect(email).toHaveValue('');
      await page.reload();
      await expect(email).toHaveValue('');
      await hydrated(page);
      await answerStep(page, input, you?.elements ?? [], answers, language);
      await goToDetails();
      await expect(born).toHaveValue('');
      await answerStep(page, input, home?.elements ?? [], answers, language);
      await born.fill('1980-02-03');
      await goOn();
      await expect(cancel).toHaveCount(0);
    });

    await test.step('the answers are shown before they are sent', async () => {
      await answerStep(page, input, theCase?.elements ?? [], answers, language);
      await goOn();
      await expect(page.getByRole('heading', { name: inForm('checkTitle'), exact: true })).toBeVisible();
      await page.reload();
      for (const words of [person['family_name'], address['city'], happened['whatHappened']])
        await expect(page.getByRole('listitem').filter({ hasText: String(words) })).toBeVisible();
      await hydrated(page);
      expect(await findings(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
      // The first answer of this form: the form before it has the same ids.
      const change = page
        .locator('main a[href^="#"]')
        .filter({ hasText: inForm('change') })
        .first();
      await input.press(change);
      await expect(page.locator(':focus:is(input, select, textarea)')).toBeInViewport({ ratio: 0.9 });
      await goOn();
      await expect(change).toBeFocused();
      await expect(change).toBeInViewport({ ratio: 0.9 });
      await input.press(page.locator('main a[href$="#question-family_name"]'));
      await expect(page.locator('[data-name="family_name"] :focus')).toBeInViewport({ ratio: 0.9 });
      await page.goBack();
      await expect(page.getByRole('heading', { name: inForm('checkTitle'), exact: true })).toBeVisible();
    });

    await test.step('a registration that fails is reported in words, with another try; closing the report leads back, with everything kept', async () => {
      await page.route('**/api/Accounts/registration?*', (route) => route.fulfill({ status: 502, body: '<h1>502 Bad gateway</h1>' }), {
        times: 1,
      });
      await input.press(button(sendWord(details, language)));
      const failed = page.getByRole('alert').filter({ hasText: inForm('notRegistered').split('.')[0] ?? '' });
      await expect(failed).toBeInViewport();
      await expect(failed).not.toContainText('502');
      await page.route(
        '**/api/Accounts/registration?*',
        (route) => route.fulfill({ status: 500, json: { status: 500, code: 'broken', detail: 'It <b>broke</b>.' } }),
        { times: 1 },
      );
      await input.press(failed.getByRole('button', { name: inForm('tryAgain'), exact: true }));
      const report = page.getByRole('alert').filter({ hasText: 'It <b>broke</b>.' });
      await expect(report).toBeInViewport();
      await input.press(report.getByRole('button'));
      await expect(page).toHaveURL(/\/page\/registration\?tab=0&/);
      await expectFirst();
      await input.press(button(sendWord(first, language)));
      await input.press(
        page
          .getByRole('listitem')
          .filter({ hasText: String(happened['whatHappened']) })
          .getByRole('link'),
      );
      await expectAnswered(page, theCase?.elements ?? [], happened, language);
    });

    await test.step('the account is made once, though an answer is lost and the message sends it again; its file is sent, and its person signed in', async () => {
      await answerStep(page, input, theCase?.elements ?? [], { proof: paper }, language);
      const chosen = page.locator('[data-name="proof"]').getByRole('listitem').filter({ hasText: paper.name });
      await expect(chosen).toBeVisible();
      await page.reload();
      await hydrated(page);
      await expect(chosen).toBeVisible();
      await goOn();
      await expect(page.getByRole('listitem').filter({ hasText: paper.name })).toBeVisible();
      const registered = page.waitForRequest((asked) => asked.method() === 'POST' && asked.url().includes('/api/Accounts/registration'));
      const keys: (string | undefined)[] = [];
      page.on('request', (asked) => {
        if (asked.method() === 'POST' && asked.url().includes('/api/Accounts/registration')) keys.push(asked.headers()['idempotency-key']);
      });
      const lost = async (route: Route): Promise<void> => {
        await route.fetch();
        await route.abort('connectionreset');
      };
      await page.route('**/api/Accounts/registration?*', lost, { times: 1 });
      const sent = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().includes('/files/'));
      const known = (await passcodes(request, tenant.url, email)).length;
      await input.press(button(sendWord(details, language)));
      const report = page.getByRole('alert').filter({ hasText: inForm('offline') });
      await input.press(report.getByRole('button', { name: inForm('tryAgain'), exact: true }));
      const body = (await registered).postDataJSON() as { readonly dynamicData: Readonly<Record<string, unknown>> };
      expect(body).toMatchObject({
        email,
        name: 'Eluned',
        family_name: 'O’Neill',
        files: [{ fileName: paper.name, questionName: 'proof' }],
      });
      expect(body.dynamicData).toMatchObject({ account_RegistrationType: 'Register', consent: ['agreed'], ...address, ...happened });
      expect(Object.values(utmNames).map((name) => body.dynamicData[name])).toEqual(['c'.repeat(50), 'spring', 'c'.repeat(50)]);
      expect(body.dynamicData['submission_id']).toBe(submissionId);
      expect((await sent).ok()).toBe(true);
      expect(keys).toEqual([keys[0], keys[0]]);
      if (!tenant.claimsEnabled) {
        await expect(page).toHaveURL(/\/claim-confirmation\?referenceNumber=[^&]+&slug=registration-success$/);
        await expect(page.locator('button[name="ButtonPrint"]')).toBeVisible();
        await expect(page.getByText(paper.name)).toBeVisible();
        await page.goBack();
        await expect(page, 'Back leads to the hub').toHaveURL(`${tenant.url}/securedPage/our_case`);
      } else {
        await expect(page.getByRole('status').filter({ hasText: word(slug, language, 'login', 'registered') })).toBeVisible();
        await enterCode({ page, request, tenant, language, input }, email, known);
      }
      await expect(page.locator('[popovertarget$="-account"]')).toContainText('O’Neill');
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('High Street');
      await expect
        .poll(async () => (await messagesTo(request, tenant.url, email)).some(({ text }) => text.includes('/page/registration?tab=1')))
        .toBe(true);
    });
  });
