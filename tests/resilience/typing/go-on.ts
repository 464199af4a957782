import { expect, type Page } from '@playwright/test';
import { texts as words } from '../../../registry/blocks/form/form.schema.ts';
import { allShownIn, at, isBox, shownIn, textFor, type ShownControl } from './controls.ts';

/** Questions with something that the open step reports as wrong. */
const wrongIn = (page: Page): Promise<string[]> =>
  page
    .locator('[data-name] [aria-invalid=true]')
    .evaluateAll((all) => all.map((one) => one.closest<HTMLElement>('[data-name]')?.dataset['name'] ?? ''));

/** Writes what fits into the fields that the open step reports as wrong; an address and a telephone number become British ones, as their texts are. */
async function correct(page: Page, chance: () => number): Promise<void> {
  const wrong = await wrongIn(page);
  for (const control of (await shownIn(page)).filter((one) => wrong.includes(one.question) && !isBox(one))) {
    const place = at(page, control);
    if (control.type === 'select-one') {
      if (control.id.endsWith('-country')) await place.selectOption('GBR');
      continue;
    }
    // The columns that are typed in are numbers; the robot writes any text into them.
    const type = control.question === 'matrixdropdown' ? 'number' : control.type;
    await place.fill(textFor({ ...control, type }, chance));
  }
}

/** Leads on to the next step, and corrects what keeps this one. Answers what it was left with. */
export async function goOn(page: Page, chance: () => number): Promise<readonly ShownControl[]> {
  const progress = page.locator('progress');
  const before = (await progress.getAttribute('value')) ?? '';
  let left: readonly ShownControl[] = [];
  await expect(async () => {
    if ((await progress.getAttribute('value')) !== before) return;
    await correct(page, chance);
    left = await allShownIn(page);
    await page.getByRole('button', { name: words.next, exact: true }).click();
    // A step that is refused has its errors in focus; the server may be asked first.
    await page.waitForFunction(
      (step) => document.querySelector('progress')?.getAttribute('value') !== step || document.activeElement?.matches('[role=alert]'),
      before,
      { timeout: 10_000 },
    );
    expect(await progress.getAttribute('value'), (await page.getByRole('alert').allInnerTexts()).join(' | ')).not.toBe(before);
  }).toPass({ timeout: 30_000, intervals: [0] });
  return left;
}

/** Leads to this step: a form that has a new question by now opens there (FRM-27), and another tab before it where this one is not saved yet. */
export async function leadTo(page: Page, step: number, chance: () => number): Promise<void> {
  const progress = page.locator('progress');
  const reached = async (): Promise<number> => Number(await progress.getAttribute('value'));
  while ((await reached()) < step) await goOn(page, chance);
  for (let back = await reached(); back > step; back -= 1) {
    await page.getByRole('button', { name: words.back, exact: true }).click();
    await expect(progress).toHaveAttribute('value', String(back - 1));
  }
}
