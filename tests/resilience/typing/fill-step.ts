import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import type { ExpectStatic } from 'vitest';
import { pick } from '../../support/seed.ts';
import { allShownIn, answer, answersIn, at, onlyOf, toAnswer, type ShownControl } from './controls.ts';
import type { Fault, Filling } from './faults.ts';
import { savesIn } from './watch-saves.ts';

/** One run of the robot. `expect` is that of its test: several run at once. */
export interface Run {
  readonly expect: ExpectStatic;
  readonly filling: Filling;
  readonly chance: () => number;
  /** What a failure names. */
  readonly about: Readonly<Record<string, unknown>>;
}

type Answers = ReturnType<typeof answersIn>;

const shownBy = async ({ page }: Filling): Promise<Answers> => answersIn(await allShownIn(page));

/** Answers every question of the open step. */
export async function fillStep({ filling, chance }: Run): Promise<void> {
  const all = await allShownIn(filling.page);
  for (const control of toAnswer(all, chance)) await answerIfThere(filling.page, control, all, chance);
  await filling.page.keyboard.press('Tab');
}

/**
 * Answers every question of the open step, with a fault that begins at a random moment. What was typed is there at any time: right after the fault has begun, and when it is over.
 * Answers what the step then shows.
 */
export async function fillStepUnder(fault: Fault, { expect, filling, chance, about }: Run): Promise<Answers> {
  const all = await allShownIn(filling.page);
  const controls = toAnswer(all, chance);
  const left = pick(chance, controls);
  const questions = controls.filter(({ question }) => question !== left.question);
  let elsewhere: readonly string[] = [];
  Object.assign(filling, {
    answerElsewhere: async (page: Page) => {
      const before = savesIn(page).length;
      const there =
        (await foundAgain(page, left, all)) ??
        expect.unreachable(`The second tab does not ask ${left.question}, but: ${await page.locator('main').innerText()}`);
      if (!(await answerAnew(page, there, chance))) return;
      await page.keyboard.press('Tab');
      elsewhere = [left.question];
      await expect
        .poll(() => savesIn(page), { timeout: 30_000, message: `a save of ${left.question} in the second tab (since its save ${before})` })
        .toSatisfy((all: readonly string[]) => all.slice(before).includes('200'));
    },
  });
  const compare = async (typed: Answers): Promise<void> => {
    const shown = onlyOf(await shownBy(filling), typed);
    expect({ ...about, shown }).toEqual({ ...about, shown: typed });
  };
  // What follows a tab that was closed is a change, with which all is sent.
  const moment = Math.floor((chance() * questions.length) / 2);
  for (const [index, control] of questions.entries()) {
    if (index === moment) {
      // The focus is in the control that was answered last: what is in it counts, too.
      const before = await shownBy(filling);
      await fault.begin(filling);
      for (const question of elsewhere) delete before[question];
      await compare(before);
    }
    await answerIfThere(filling.page, control, all, chance);
  }
  await filling.page.keyboard.press('Tab');
  const typed = await shownBy(filling);
  await fault.end(filling);
  const shown = await shownBy(filling);
  for (const question of elsewhere) typed[question] = shown[question] ?? [];
  await compare(typed);
  return typed;
}

/** The control in this document, by its question: another document, or another version of the form, has other ids. */
async function foundAgain(page: Page, control: ShownControl, all: readonly ShownControl[]): Promise<ShownControl | undefined> {
  const ofQuestion = ({ question }: ShownControl): boolean => question === control.question;
  return (await allShownIn(page)).filter(ofQuestion)[all.filter(ofQuestion).indexOf(control)];
}

/** Another answer may have hidden it; another run may have changed the form at this very moment. */
async function answerIfThere(page: Page, given: ShownControl, all: readonly ShownControl[], chance: () => number): Promise<void> {
  const control = await foundAgain(page, given, all);
  if (!control) return;
  await answer(page, control, chance).catch(async (error: unknown) => {
    if (await at(page, control).isVisible()) throw error;
  });
}

/** What leaves an answer as it was is not saved. */
async function answerAnew(page: Page, control: ShownControl, chance: () => number): Promise<boolean> {
  const before = answersIn(await allShownIn(page));
  for (let tries = 0; tries < 20; tries += 1) {
    await answer(page, control, chance);
    if (!isDeepStrictEqual(answersIn(await allShownIn(page)), before)) return true;
  }
  return false;
}
