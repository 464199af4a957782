import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasBrowser } from '../support/browser.ts';
import { createChance, full, pick, seed } from '../support/seed.ts';
import { formSlug, openAllTypesPortal, stepNames, type AllTypesPortal } from './typing/all-types-portal.ts';
import { answer, answersIn, at, onlyOf, shownIn, toAnswer, type Shown } from './typing/controls.ts';
import { expectStored } from './typing/expect-stored.ts';
import { faults, type Fault, type Filling } from './typing/faults.ts';
import { openStep } from './typing/open-step.ts';

const address = `/form/${formSlug}`;
/** In full runs only, until whole runs of it were seen without a failure. */
const isTried = hasBrowser && full;
const runs = Number(process.env['PORTICO_TYPED_RUNS'] ?? (full ? 1000 : 3));
const people = ['daniel.okafor@example.org', 'ruth.lindqvist@example.org', 'ffion.treharne@example.org', 'elin.gale@example.org'];
/** Steps of the form that are typed in. */
const typedSteps = stepNames.flatMap((name, step) => (name === 'files' ? [] : [step]));
const names = (Object.keys(faults) as (keyof typeof faults)[]).filter((name) => name !== 'a killed server');

let portal: AllTypesPortal;
beforeAll(async () => {
  if (isTried) portal = await openAllTypesPortal();
}, 120_000);
afterAll(() => portal?.close());

/** One after the other, from any of them on. A server takes seconds to come back, so it is killed in one run of fifty. */
const faultOf = (run: number): keyof typeof faults =>
  run % 50 === 49 ? 'a killed server' : (names[(seed + run) % names.length] as keyof typeof faults);

const drawn = Array.from({ length: runs }, (_, run) => {
  const number = seed + run;
  const chance = createChance(number);
  return [faultOf(run), number, chance] as const;
});

test.runIf(isTried).each(drawn)(
  'nothing that was typed is lost or doubled by %s (seed %i)',
  async (name, number, chance) => {
    const email = people[number % people.length] as string;
    const step = pick(chance, typedSteps);
    const device = await portal.enter(email);
    try {
      const filling = await begin(email, device, step, faults[name]);
      const controls = toAnswer(await shownIn(filling.page), chance);
      const left = pick(chance, controls);
      const questions = controls.filter(({ question }) => question !== left.question);
      let elsewhere: readonly string[] = [];
      Object.assign(filling, {
        answerElsewhere: async (page: Page) => {
          // Or the first tab has saved meanwhile: then this one keeps its answer on the device.
          const saved = page.waitForResponse((one) => one.url().endsWith('/api/Submissions/draft') && [200, 409].includes(one.status()));
          if (!(await answerAnew(page, left, chance))) return void saved.catch(() => undefined);
          await page.keyboard.press('Tab');
          elsewhere = [left.question];
          await saved;
        },
      });
      // What follows a tab that was closed is a change, with which all is sent.
      const moment = Math.floor((chance() * questions.length) / 2);
      for (const [index, control] of questions.entries()) {
        if (index === moment) await faults[name].begin(filling);
        // Another answer may have hidden it.
        if (await at(filling.page, control).isVisible()) await answer(filling.page, control, chance);
      }
      await filling.page.keyboard.press('Tab');
      const typed = answersIn(await shownIn(filling.page));
      await faults[name].end(filling);
      const shown = answersIn(await shownIn(filling.page));
      for (const question of elsewhere) typed[question] = shown[question] ?? [];
      expect({ step, moment, shown: onlyOf(shown, typed) }).toEqual({ step, moment, shown: typed });
      await expectStored(portal, email, typed);
    } finally {
      await device.close();
    }
  },
  90_000,
);

/** What leaves an answer as it was is not saved. */
async function answerAnew(page: Page, control: Shown, chance: () => number): Promise<boolean> {
  const before = answersIn(await shownIn(page));
  for (let tries = 0; tries < 20; tries += 1) {
    await answer(page, control, chance);
    if (!isDeepStrictEqual(answersIn(await shownIn(page)), before)) return true;
  }
  return false;
}

async function begin(email: string, device: Filling['device'], step: number, fault: Fault): Promise<Filling> {
  await openStep(device, step);
  const open = async (): Promise<Page> => {
    const page = await device.newPage();
    await page.goto(address);
    await page.locator('[data-awaits-script=taken]').waitFor();
    return page;
  };
  const filling: Filling = { portal, email, device, open, answerElsewhere: async () => undefined, page: undefined as unknown as Page };
  await fault.prepare?.(filling);
  filling.page = await open();
  return filling;
}
