import { isDeepStrictEqual } from 'node:util';
import type { Page, Request } from '@playwright/test';
import { afterAll, beforeAll, test, type TestContext } from 'vitest';
import { hasBrowser } from '../support/browser.ts';
import { createChance, full, pick, seed } from '../support/seed.ts';
import { formSlug, openAllTypesPortal, stepNames, type AllTypesPortal } from './typing/all-types-portal.ts';
import { answer, answersIn, at, onlyOf, shownIn, toAnswer, type Shown } from './typing/controls.ts';
import { expectStored } from './typing/expect-stored.ts';
import { faults, type Fault, type Filling } from './typing/faults.ts';
import { openStep } from './typing/open-step.ts';

const address = `/form/${formSlug}`;
const runs = Number(process.env['PORTICO_TYPED_RUNS'] ?? (full ? 1000 : 20));
const people = ['daniel.okafor@example.org', 'ruth.lindqvist@example.org', 'ffion.treharne@example.org', 'elin.gale@example.org'];
/** Steps of the form that are typed in. */
const typedSteps = stepNames.flatMap((name, step) => (name === 'files' ? [] : [step]));
const names = (Object.keys(faults) as (keyof typeof faults)[]).filter((name) => name !== 'a killed server');

let portal: AllTypesPortal;
beforeAll(async () => {
  if (hasBrowser) portal = await openAllTypesPortal();
}, 120_000);
afterAll(() => portal?.close());

/** One after the other, from any of them on. A server takes seconds to come back, so it is killed in one run of twenty. */
const faultOf = (run: number): keyof typeof faults =>
  run % 20 === 19 ? 'a killed server' : (names[(seed + run) % names.length] as keyof typeof faults);

const drawn = Array.from({ length: runs }, (_, run) => ({ name: faultOf(run), number: seed + run }));
const whenKilled = drawn.filter(({ name }) => name === 'a killed server');
const beside = drawn.filter(({ name }) => name !== 'a killed server');

/** People whom no run has in hand: runs at once (`maxConcurrency` of vite.config.ts) are of different people. */
const free = [...people];

const title = 'nothing that was typed is lost or doubled by $name (seed $number)';
test.runIf(hasBrowser).concurrent.for(beside)(title, { timeout: 90_000 }, typedUnder);
test.runIf(hasBrowser).for(whenKilled)(title, { timeout: 90_000 }, typedUnder);

async function typedUnder({ name, number }: (typeof drawn)[number], { expect }: TestContext): Promise<void> {
  const chance = createChance(number);
  const email = free.shift() ?? expect.unreachable('There are more runs at once than people.');
  const step = pick(chance, typedSteps);
  const device = await portal.enter(email);
  try {
    const filling = await begin(email, device, step, faults[name]);
    const all = await shownIn(filling.page);
    const controls = toAnswer(all, chance);
    const left = pick(chance, controls);
    const questions = controls.filter(({ question }) => question !== left.question);
    let elsewhere: readonly string[] = [];
    Object.assign(filling, {
      answerElsewhere: async (page: Page) => {
        const saves = watchSaves(page);
        // Found by its question: another run may have changed the form meanwhile, and with it the ids.
        const ofQuestion = ({ question }: Shown): boolean => question === left.question;
        const control = (await shownIn(page)).filter(ofQuestion)[all.filter(ofQuestion).indexOf(left)];
        if (!(await answerAnew(page, control ?? expect.unreachable(), chance))) return;
        await page.keyboard.press('Tab');
        elsewhere = [left.question];
        // Or the first tab has saved meanwhile: then this one keeps its answer on the device.
        await expect
          .poll(saves, { timeout: 30_000, message: `a save of ${left.question} in the second tab` })
          .toSatisfy((all: readonly string[]) => all.some((one) => ['200', '409'].includes(one)));
      },
    });
    // What follows a tab that was closed is a change, with which all is sent.
    const moment = Math.floor((chance() * questions.length) / 2);
    for (const [index, control] of questions.entries()) {
      if (index === moment) {
        // The focus is in the control that was answered last: what is in it counts, too.
        const before = answersIn(await shownIn(filling.page));
        await faults[name].begin(filling);
        expect({ step, moment, shown: onlyOf(answersIn(await shownIn(filling.page)), before) }).toEqual({ step, moment, shown: before });
      }
      // Another answer may have hidden it; another run may have changed the form, and with it the ids, also at this very moment.
      const isThere = (): Promise<boolean> => at(filling.page, control).isVisible();
      if (!(await isThere())) continue;
      await answer(filling.page, control, chance).catch(async (error: unknown) => {
        if (await isThere()) throw error;
      });
    }
    await filling.page.keyboard.press('Tab');
    const typed = answersIn(await shownIn(filling.page));
    await faults[name].end(filling);
    const shown = answersIn(await shownIn(filling.page));
    for (const question of elsewhere) typed[question] = shown[question] ?? [];
    expect({ step, moment, shown: onlyOf(shown, typed) }).toEqual({ step, moment, shown: typed });
    await expectStored(expect, filling, typed);
  } finally {
    await device.close();
    free.push(email);
  }
}

/** What became of the saves of a page since now: the status of each answer, or why there was none. */
function watchSaves(page: Page): () => readonly string[] {
  const saves: string[] = [];
  const isSave = (request: Request): boolean => request.method() === 'PUT' && request.url().endsWith('/api/Submissions/draft');
  page.on('request', (request) => void (isSave(request) && saves.push('sent')));
  page.on('response', (response) => void (isSave(response.request()) && saves.push(String(response.status()))));
  page.on('requestfailed', (request) => void (isSave(request) && saves.push(request.failure()?.errorText ?? 'failed')));
  return () => saves;
}

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
