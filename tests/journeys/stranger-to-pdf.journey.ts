import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { textsOf } from '../../server/portal/documents/pdf/template.fixture.ts';
import { dampHome, impact, vehicle } from '../support/claim-answers.ts';
import { enterCode, openForm, type Visit } from '../support/claimant.ts';
import { pointer } from '../support/input-method.ts';
import { expect as expectSoon, test } from '../support/journey.ts';
import { delayScripts, lateness } from '../support/late-script.ts';
import { northgateRegistration } from '../support/northgate-registration.ts';
import { passcodes } from '../support/outbox.ts';
import { createChance, seed, some } from '../support/seed.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word, wordOfPortal } from '../support/words.ts';
import { answerStep, paper, readAnswers, sendWord, writtenForm, type Answers, type WrittenForm } from '../support/written-form.ts';

const journeys = [
  { slug: 'northgate', language: 'en', width: 1280, claim: 'vehicle-claim', answers: vehicle },
  { slug: 'meridian', language: 'ar', width: 1280, claim: 'impact-statement', answers: impact },
  { slug: 'calder', language: 'fr', width: 390, claim: 'damp-home', answers: dampHome },
] as const;

const late = some(journeys, 1, createChance(seed + 11));
const runs = [...journeys.map((journey) => ({ ...journey, isLate: false })), ...late.map((journey) => ({ ...journey, isLate: true }))];

/** Where the lines of a button begin: once where all begin at one edge. */
const edgesOfLines = (button: Locator): Promise<number[]> =>
  button.evaluate((shown) => {
    const words = document.createRange();
    words.selectNodeContents(shown);
    const isRightToLeft = getComputedStyle(shown).direction === 'rtl';
    return [...new Set([...words.getClientRects()].map(({ left, right }) => Math.round(isRightToLeft ? right : left)))];
  });

for (const { slug, language, width, claim, answers, isLate } of runs)
  test(`[REG-04] [REG-05] [FRM-13] [FRM-23] [CNF-05]${isLate ? ' [FRM-24]' : ''} ${slug}, ${width} px, ${language}${isLate ? `, every script ${lateness / 1000} s late` : ''}: a stranger registers with a file, is signed in, sends the form of the claim and has its answers as a PDF (seed ${seed})`, async ({
    page,
    request,
  }) => {
    test.setTimeout(isLate ? 420_000 : 120_000);
    // Longer than two scripts one after the other take, and shorter than five: the document names those that its form needs.
    const timeout = isLate ? Math.max(lateness * 4.5, 15_000) : 15_000;
    const expect = expectSoon.configure({ timeout });
    page.setDefaultTimeout(timeout);
    const tenant = tenantNamed(slug);
    const visit: Visit = { page, request, tenant, language, input: pointer };
    const email = `stranger-to-pdf-${slug}-${Date.now()}@example.org`;
    const first = writtenForm(slug, 'registration-form-first-page');
    const details = writtenForm(slug, 'registration-form-details');
    const form = writtenForm(slug, claim);
    const you = first.surveyDefinition.pages[0]?.elements ?? [];
    const person: Answers = {
      ...northgateRegistration,
      name: 'Eluned',
      family_name: 'O’Neill',
      email,
      consent: 'agreed',
      whatHappened: 'It smoked.',
      proof: paper,
    };
    const inForm = (key: Parameters<typeof word<'form'>>[3]) => word(slug, language, 'form', key);
    const main = page.getByRole('main');
    const awaiting = page.locator('[data-awaits-script=""]');
    const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
    const fileSent = () =>
      page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().includes('/files/'), { timeout: 0 });

    /** Answers every step of the open form, looks at all answers, and sends them. */
    async function answerAndSend(open: WrittenForm, given: Answers, earlier: string[] = []): Promise<void> {
      const { pages } = open.surveyDefinition;
      for (const { name, elements } of pages) {
        await expect(page.locator(`[data-name="${elements[0]?.name}"]`)).toBeVisible();
        await answerStep(page, pointer, elements, given, language);
        // Typed, and gone on from, before there is a script.
        if (isLate && open === form && name === pages[0]?.name) await expect(awaiting).toBeVisible();
        if (name !== open.declarationPage) await press(inForm('next'));
      }
      await expect(page.getByRole('heading', { name: inForm('checkTitle'), exact: true })).toBeVisible();
      const before = pages.filter(({ name }) => name !== open.declarationPage);
      for (const text of [...earlier, ...before.flatMap(({ elements }) => readAnswers(elements, given, language))])
        await expect(main.getByRole('listitem').getByText(text, { exact: true }).first()).toBeVisible();
      await press(sendWord(open, language));
    }

    await page.context().addCookies([{ name: 'language', value: language, url: tenant.url }]);
    await page.setViewportSize({ width, height: 844 });
    if (isLate) await delayScripts(page);

    await test.step('a stranger opens the registration and fills in the first form', async () => {
      await page.goto(`${tenant.url}/page/registration`, { waitUntil: 'commit' });
      await main.getByRole('link', { name: word(slug, language, 'registration', 'register'), exact: true }).click();
      await expect(page).toHaveURL(`${tenant.url}/page/registration?tab=0`);
      await page.locator('[data-awaits-script="taken"]').waitFor();
      await answerStep(page, pointer, you, person, language);
      await press(sendWord(first, language));
    });

    await test.step('the details are sent with a file, and the person is signed in', async () => {
      await expect(page).toHaveURL(/\/registrationDetails\/registration-form-details/);
      const known = (await passcodes(request, tenant.url, email)).length;
      const sent = fileSent();
      await answerAndSend(details, person, readAnswers(you, person, language));
      expect((await sent).status()).toBe(200);
      /** What was answered in both forms, in the copy that the button offers. */
      const registered = async (button: string): Promise<void> => {
        const download = page.waitForEvent('download');
        await press(button);
        const texts = (await textsOf(await readFile(await (await download).path()))).join(' ');
        const asked = [...you, ...details.surveyDefinition.pages.flatMap(({ elements }) => elements)];
        for (const text of readAnswers(asked, person, language)) expect(texts).toContain(text);
      };
      if (tenant.identity.enumeration === 'strict') {
        await expect(page.getByRole('status').filter({ hasText: word(slug, language, 'login', 'registered') })).toBeVisible();
        await expect(main).toContainText(word(slug, language, 'login', 'sentTo').split('{destination}')[0] ?? '');
        await enterCode(visit, email, known);
        const copy = word(slug, language, 'formsList', 'registration');
        await registered(copy);
        await page.setViewportSize({ width: 320, height: 844 });
        expect(await edgesOfLines(main.getByRole('button', { name: copy, exact: true })), 'where its words wrap').toHaveLength(1);
        await page.setViewportSize({ width, height: 844 });
      } else {
        await expect(page).toHaveURL(/\/claim-confirmation\?referenceNumber=[^&]+&slug=registration-success$/);
        await registered(wordOfPortal(slug, language, 'confirmation.download'));
        await main.locator('a[href^="/securedPage/"]').first().click();
      }
      await expect(page.locator('[popovertarget$="-account"]')).toContainText('O’Neill');
    });

    await test.step('the form of the claim is opened from the hub, answered, and sent with a file', async () => {
      const sent = fileSent();
      await openForm(visit, form.name[language] ?? '');
      // On a busy machine a document may be drawn before its data is there: then no form is in it before the script.
      if (isLate)
        await expect(async () => {
          if (!(await awaiting.isVisible())) await page.reload({ waitUntil: 'commit' });
          await expect(awaiting).toBeVisible({ timeout: 2000 });
        }).toPass();
      await answerAndSend(form, answers);
      expect((await sent).status()).toBe(200);
    });

    await test.step('the confirmation has the answers as a PDF', async () => {
      await expect(page).toHaveURL(/\/claim-confirmation\?/);
      const reference = new URL(page.url()).searchParams.get('referenceNumber') ?? '';
      await expect(main).toContainText(reference);
      const download = page.waitForEvent('download');
      await press(wordOfPortal(slug, language, 'confirmation.download'));
      const copy = await download;
      expect(copy.suggestedFilename()).toBe(`${reference}.pdf`);
      const texts = (await textsOf(await readFile(await copy.path()))).join(' ');
      const given = form.surveyDefinition.pages.flatMap(({ elements }) => readAnswers(elements, answers, language));
      for (const text of [reference, `${person['name']} ${person['family_name']}`, ...given]) expect(texts).toContain(text);
    });
  });
