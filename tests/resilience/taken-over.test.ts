import type { BrowserContext, Locator, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasBrowser } from '../support/browser.ts';
import { createChance, full, pick, seed } from '../support/seed.ts';
import { formSlug, openAllTypesPortal, stepNames, type AllTypesPortal } from './typing/all-types-portal.ts';
import { answer, answersIn, at, onlyOf, shownIn, toAnswer } from './typing/controls.ts';
import { expectStored } from './typing/expect-stored.ts';
import { openDrawn } from '../support/late-script.ts';
import { holdScripts } from './typing/hold-scripts.ts';
import { openStep } from './typing/open-step.ts';

const email = 'daniel.okafor@example.org';
const rounds = full ? 60 : 3;

let portal: AllTypesPortal;
let device: BrowserContext;
beforeAll(async () => {
  if (!hasBrowser) return;
  portal = await openAllTypesPortal();
  device = await portal.enter(email);
}, 120_000);
afterAll(() => portal?.close());

const taken = (page: Page) => page.locator('[data-awaits-script=taken]');

/** Where a stream of keys goes: free text, in which they stay as they are. */
const streamed = ['text', 'comment', 'multipletext', 'input-email', 'input-text', 'input-url', 'input-password', 'applicant', 'mail'];
const keys = 'abcdefghijkmnopqrstuvwxyz';

test.runIf(hasBrowser).each(Array.from({ length: rounds }, (_, round) => seed + round))(
  'every key that is pressed while a form is taken over is in the form, with focus and caret, and nothing moves (seed %i)',
  async (number) => {
    const chance = createChance(number);
    const step = Math.floor(chance() * stepNames.length);
    const page = await device.newPage();
    try {
      await openStep(device, step);
      const letGo = await holdScripts(page);
      await openDrawn(page, `/form/${formSlug}`);
      const devtools = await device.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 + Math.floor(chance() * 6) });
      await page.evaluate(watchMoves);

      for (const control of toAnswer(await shownIn(page), chance)) if (chance() < 0.5) await answer(page, control, chance);
      const before = await shownIn(page);
      const targets = before.filter(({ question }) => streamed.includes(question));
      const target = targets.length > 0 ? pick(chance, targets) : undefined;
      let expected = before;
      let caret = 0;
      if (target) {
        await at(page, target).focus();
        await page.keyboard.press(target.type === 'textarea' ? 'ControlOrMeta+Home' : 'Home');
        caret = Math.min(Math.floor(chance() * 4), target.value.length);
        for (let moved = 0; moved < caret; moved += 1) await page.keyboard.press('ArrowRight');
        const released = Math.floor(chance() * 20);
        let stream = '';
        for (let pressed = 0; pressed < released || !(await taken(page).isVisible()); pressed += 1) {
          if (pressed === released) void letGo();
          const key = keys[pressed % keys.length] as string;
          stream += key;
          await page.keyboard.press(key);
        }
        stream += 'Z';
        await page.keyboard.press('Z');
        const value = target.value.slice(0, caret) + stream + target.value.slice(caret);
        caret += stream.length;
        expected = before.map((one) => (one.place === target.place ? { ...one, value } : one));
      } else {
        await letGo();
        await taken(page).waitFor();
      }
      const focused =
        target && (await at(page, target).evaluate((one: HTMLInputElement) => [document.activeElement?.id, one.selectionStart]));
      if (target) expect(focused).toEqual([target.id, target.type === 'email' ? null : caret]);
      const shown = await shownIn(page);
      // The text of a choice that asks for one comes with the script.
      const added = shown.filter(({ place, value }) => value === '' && before.every((one) => one.place !== place));
      const answers = answersIn([...expected, ...added.filter(({ question }) => before.some((one) => one.question === question))]);
      expect(onlyOf(answersIn(shown), answers)).toEqual(answers);
      expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThanOrEqual(0.02);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      // A mask is taken when its field is left.
      await page.keyboard.press('Tab');
      await expectStored(expect, { portal, page, email }, answers);
    } finally {
      await page.close();
    }
  },
  120_000,
);

/** Adds up by how much the document has moved without being prompted. */
function watchMoves(): void {
  const watched = window as unknown as { moved: number };
  watched.moved = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) watched.moved += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

test.runIf(hasBrowser)(
  'what an input method is composing while the script comes is composed to its end, once',
  async () => {
    const page = await device.newPage();
    try {
      await openStep(device, stepNames.indexOf('texts'));
      const letGo = await holdScripts(page);
      await openDrawn(page, `/form/${formSlug}`);
      const field = page.locator('[data-name=comment] textarea');
      await field.fill('At ');
      await field.focus();
      const devtools = await device.newCDPSession(page);
      const compose = (text: string) =>
        devtools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
      await compose('に');
      await compose('にほ');
      await letGo();
      await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /SurveyForm/.test(name)));
      await compose('にほん');
      await devtools.send('Input.insertText', { text: '日本' });
      await taken(page).waitFor();
      expect(await field.inputValue()).toBe('At 日本');
      await expectStored(expect, { portal, page, email }, answersIn(await shownIn(page)));
    } finally {
      await page.close();
    }
  },
  120_000,
);

test.runIf(hasBrowser).each([
  [
    'by keys',
    '68-64-02',
    async (field: Locator) => {
      // As the html has it where nothing was answered.
      await field.fill('__-__-__');
      await field.press('Home');
      await field.pressSequentially('686402');
    },
  ],
  ['by a browser that fills it in', '68-64-03', (field: Locator) => field.fill('68-64-03')],
  ['at once', '68-64-04', (field: Locator) => field.fill('686404')],
] as const)(
  'what is typed %s in a field with a mask before its script is there goes through the mask, and is stored',
  async (_, shown, type) => {
    const page = await device.newPage();
    try {
      await openStep(device, stepNames.indexOf('texts'));
      const letGo = await holdScripts(page);
      await openDrawn(page, `/form/${formSlug}`);
      const field = page.locator('[data-name=sort-code] input');
      await type(field);
      await page.locator('[data-name=comment] textarea').focus();
      await letGo();
      await taken(page).waitFor();
      await expect.poll(() => field.inputValue()).toBe(shown);
      await expectStored(expect, { portal, page, email }, { 'sort-code': [shown.replaceAll('-', '')] });
    } finally {
      await page.close();
    }
  },
  120_000,
);

test.runIf(hasBrowser)(
  'a form whose code cannot be had keeps what is typed, states that it cannot be sent yet, and has it all after another try',
  async () => {
    const chance = createChance();
    const page = await device.newPage();
    try {
      await openStep(device, stepNames.indexOf('texts'));
      await page.route(/\/SurveyForm-[^/]*\.js$/, (route) => route.abort());
      await openDrawn(page, `/form/${formSlug}`);
      const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
      await again.waitFor();
      for (const control of toAnswer(await shownIn(page), chance)) await answer(page, control, chance);
      const typed = await shownIn(page);
      await page.unroute(/\/SurveyForm-[^/]*\.js$/);
      await again.click();
      await taken(page).waitFor();
      expect(answersIn(await shownIn(page))).toEqual(answersIn(typed));
      expect(await again.count()).toBe(0);
      await expectStored(expect, { portal, page, email }, answersIn(typed));
    } finally {
      await page.close();
    }
  },
  120_000,
);
