import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasBrowser } from '../support/browser.ts';
import { createChance, full, seed, some } from '../support/seed.ts';
import { formSlug, openAllTypesPortal, stepNames, type AllTypesPortal } from './typing/all-types-portal.ts';
import { answer, answersIn, onlyOf, shownIn, toAnswer } from './typing/controls.ts';
import { openDrawn } from '../support/late-script.ts';
import { holdScripts } from './typing/hold-scripts.ts';
import { expectStored } from './typing/expect-stored.ts';
import { openStep } from './typing/open-step.ts';

const email = 'ruth.lindqvist@example.org';
const rounds = full ? 5 : 1;

let portal: AllTypesPortal;
beforeAll(async () => {
  if (!hasBrowser) return;
  portal = await openAllTypesPortal();
}, 120_000);
afterAll(() => portal?.close());

const cases = Array.from({ length: rounds }, (_, round) =>
  (full ? stepNames : some(stepNames, 2, createChance(seed))).map((step) => ({ step, number: seed + round })),
).flat();

test.runIf(hasBrowser).for(cases)(
  '[FRM-24] what was answered before the script is there, in a document that was left, is in the form that the device draws next in this tab: step $step (seed $number)',
  { timeout: 120_000 },
  async ({ step, number }) => {
    const chance = createChance(number);
    const device = await portal.enter(email);
    const page = await device.newPage();
    await openStep(device, stepNames.indexOf(step));
    const letGo = await holdScripts(page);
    await openDrawn(page, `/form/${formSlug}`);
    for (const control of toAnswer(await shownIn(page), chance)) if (chance() < 0.7) await answer(page, control, chance);
    const answers = answersIn(await shownIn(page));
    await page.goto('/securedPage/my-claim', { waitUntil: 'commit' });
    expect(await page.evaluate(() => sessionStorage.getItem('portico.typing')), 'something was answered').not.toBeNull();
    await letGo();
    // Set by what follows links.
    await page.waitForFunction(() => history.scrollRestoration === 'manual');
    const mark = await page.evaluate((href) => {
      // A form opens as a document, but for where no connection is known of.
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
      document.querySelector('main')!.append(Object.assign(document.createElement('a'), { href, text: 'On to the form' }));
      return performance.timeOrigin;
    }, `/form/${formSlug}`);
    await page.getByRole('link', { name: 'On to the form' }).click();
    await page.locator('[data-awaits-script=taken]').waitFor();
    expect(await page.evaluate(() => performance.timeOrigin), 'drawn by the device').toBe(mark);
    await expect.poll(async () => onlyOf(answersIn(await shownIn(page)), answers)).toEqual(answers);
    await page.keyboard.press('Tab');
    await page.evaluate(() => {
      Reflect.deleteProperty(navigator, 'onLine');
      dispatchEvent(new Event('online'));
    });
    await expectStored(expect, { portal, page, email }, answers);
    await device.close();
  },
);
