import type { BrowserContext, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasBrowser } from '../support/browser.ts';
import { createChance, full, pick, seed } from '../support/seed.ts';
import { formSlug, openAllTypesPortal, stepNames, type AllTypesPortal } from './typing/all-types-portal.ts';
import { apiOf, draftOf } from './typing/api-of.ts';
import { at, shownIn, type ShownControl } from './typing/controls.ts';
import { openStep } from './typing/open-step.ts';

const runs = full ? 200 : 6;
const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const email = 'daniel.okafor@example.org';

let portal: AllTypesPortal;
beforeAll(async () => {
  if (!hasBrowser) return;
  portal = await openAllTypesPortal();
}, 120_000);
afterAll(() => portal?.close());

/** Fields that take any letter, with what may be saved in them before. */
const isTyped = ({ type, question }: ShownControl): boolean =>
  ['text', 'textarea', 'email', 'search', 'password'].includes(type) &&
  !['sort-code', 'bought', 'input-number', 'vehicle'].includes(question);

/** A slow processor stretches the moments between the tasks in which the script takes a form over. */
async function openSlowly(device: BrowserContext, rate: number): Promise<Page> {
  const page = await device.newPage();
  const session = await device.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.goto(`/form/${formSlug}`, { waitUntil: 'commit' });
  await page.locator('[data-awaits-script]').waitFor();
  return page;
}

const isTaken = (page: Page): Promise<boolean> => page.locator('[data-awaits-script=taken]').isVisible();

test.runIf(hasBrowser).for(Array.from({ length: runs }, (_, run) => ({ number: seed + run })))(
  '[FRM-24] keys that are pressed while the script takes a form over are all there, in their order (seed $number)',
  { timeout: 120_000 },
  async ({ number }) => {
    const chance = createChance(number);
    const step = pick(chance, ['texts', 'own']);
    // One that has kept nothing of the form: it would open at the step that was left.
    const device = await portal.enter(email);
    await openStep(device, stepNames.indexOf(step));
    const page = await openSlowly(device, 1 + Math.floor(chance() * 6));
    // A postcode is stored in capitals.
    const control = pick(
      chance,
      (await shownIn(page)).filter(isTyped).filter(({ id }) => !id.endsWith('-postcode')),
    );
    const field = at(page, control);
    await field.focus();
    // Of several lines the caret is where it was drawn: at the beginning.
    await page.keyboard.press('ControlOrMeta+End');
    const before = await field.inputValue();
    let typed = '';
    for (let after = 0; after < 8; after += (await isTaken(page)) ? 1 : 0) {
      const letter = pick(chance, letters);
      await page.keyboard.press(letter, { delay: pick(chance, [0, 0, 5, 60]) });
      typed += letter;
    }
    const whole = { question: control.question, value: before + typed };
    expect({ question: control.question, value: await field.inputValue() }).toEqual(whole);
    await page.keyboard.press('Tab');
    await page.reload();
    await page.locator('[data-awaits-script=taken]').waitFor();
    expect({ question: control.question, value: await field.inputValue() }).toEqual(whole);
    await device.close();
  },
);

test.runIf(hasBrowser).for(['at its end', 'around all of it'])(
  '[FRM-24] the caret in a saved text of several lines, %s, is there when the script has the form, and the next key goes there',
  async (where) => {
    const device = await portal.enter(email);
    const api = await apiOf(device);
    const stored = await draftOf(api);
    const of = stored ? { submissionId: stored.id, version: stored.version } : {};
    const dynamicData = { ...stored?.dynamicData, comment: 'as saved' };
    await api.put('/api/Submissions/draft', { formSlug, ...of, page: stepNames.indexOf('texts'), dynamicData });
    const page = await device.newPage();
    const { promise: placed, resolve } = Promise.withResolvers<void>();
    await page.route('**/build/assets/*.js', (route) => placed.then(() => route.continue()));
    await page.goto(`/form/${formSlug}`, { waitUntil: 'commit' });
    const field = page.locator('[data-name=comment] textarea');
    await field.focus();
    await page.keyboard.press(where === 'at its end' ? 'ControlOrMeta+End' : 'ControlOrMeta+a');
    resolve();
    await page.locator('[data-awaits-script=taken]').waitFor();
    await page.keyboard.press('X');
    expect(await field.inputValue()).toBe(where === 'at its end' ? 'as savedX' : 'X');
    await device.close();
  },
);
