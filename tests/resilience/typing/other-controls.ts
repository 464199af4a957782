import type { Locator, Page } from '@playwright/test';
import { pick } from '../../support/seed.ts';
import { choose } from './chosen-files.ts';
import { fileQuestions } from './local-files.ts';
import type { ShownControl } from './controls.ts';

type Chance = () => number;
type Answer = (page: Page, place: Locator, chance: Chance) => Promise<void>;

const press = async (page: Page, place: Locator, key: string): Promise<void> => {
  await place.focus();
  await page.keyboard.press(key);
};

/** Moves choices by their buttons. */
const rank: Answer = async (page, place, chance) => {
  for (let moves = 1 + Math.floor(chance() * 3); moves > 0; moves -= 1) {
    const buttons = await place
      .locator('[data-button]:not([data-unavailable])')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['button'] ?? ''));
    await press(page, place.locator(`[data-button="${pick(chance, buttons)}"]`), 'Enter');
  }
};

/** Types what several choices begin with or hold, and takes one of them by the arrows. */
const find: Answer = async (page, place, chance) => {
  const field = place.getByRole('combobox');
  await field.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(pick(chance, ['b', 'n', 's', 'w', 'r']));
  await place.getByRole('option').first().waitFor();
  for (let moves = 1 + Math.floor(chance() * 3); moves > 0; moves -= 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
};

/** Draws lines with the mouse. */
const draw: Answer = async (page, place, chance) => {
  const sheet = place.locator('canvas');
  for (let lines = 1 + Math.floor(chance() * 2); lines > 0; lines -= 1) {
    await sheet.scrollIntoViewIfNeeded();
    const box = (await sheet.boundingBox())!;
    const anywhere = (): [number, number] => [box.x + (0.1 + chance() * 0.8) * box.width, box.y + (0.1 + chance() * 0.8) * box.height];
    await page.mouse.move(...anywhere());
    await page.mouse.down();
    await page.mouse.move(...anywhere(), { steps: 3 });
    await page.mouse.move(...anywhere(), { steps: 2 });
    await page.mouse.up();
  }
};

/** By question: those whose answer is in more than a control of the browser. */
const ways: Readonly<Record<string, Answer>> = {
  ranking: rank,
  some: rank,
  search: find,
  signed: draw,
  signaturepad: draw,
  ...Object.fromEntries(
    fileQuestions.map((question) => [question, (page, place, chance) => choose(page, place, question, chance)] satisfies [string, Answer]),
  ),
};

/** What stands for such a question among the controls of a step: its value is the list of what a person sees in it. */
const other = 'other';

/** The questions of the open step that are answered otherwise than by controls of the browser alone, with what they hold. */
export async function otherControlsIn(page: Page): Promise<ShownControl[]> {
  const held = await page.evaluate((names) => {
    const blank = (sheet: HTMLCanvasElement): boolean =>
      sheet.toDataURL() === Object.assign(document.createElement('canvas'), { width: sheet.width, height: sheet.height }).toDataURL();
    const pictureIn = (question: Element): string[] => {
      const sheet = question.querySelector('canvas')!;
      const before = question.querySelector('canvas ~ img, img:has(~ canvas)') as HTMLImageElement | null;
      return before ? [before.src] : blank(sheet) ? [] : [sheet.toDataURL()];
    };
    const heldBy = (question: Element): string[] => {
      if (question.querySelector('canvas')) return pictureIn(question);
      const field = question.querySelector<HTMLInputElement>('[role=combobox]');
      if (field) return [field.value];
      if (question.querySelector('input[type=file]'))
        return [...question.querySelectorAll('[data-files] bdi')].map((one) => one.textContent);
      return [...question.querySelectorAll('ol > li:not([data-unanswered]) :nth-child(1 of [data-button])')].map((one) =>
        (one as HTMLElement).dataset['button']!.replace(/^\w+ /, ''),
      );
    };
    return names.flatMap((name) => {
      const question = document.querySelector(`[data-name="${name}"]`);
      return question?.checkVisibility() ? [{ name, held: heldBy(question) }] : [];
    });
  }, Object.keys(ways));
  return held.map(({ name, held: value }) => ({
    id: '',
    place: `[data-name="${name}"]`,
    question: name,
    name,
    type: other,
    value: JSON.stringify(value),
    text: '',
    checked: false,
  }));
}

/** What such a question holds; undefined for a control of the browser. */
export const heldOtherwise = ({ type, value }: Pick<ShownControl, 'type' | 'value'>): string[] | undefined =>
  type === other ? (JSON.parse(value) as string[]) : undefined;

/** A person answers such a question; undefined for a control of the browser. */
export const answerOtherwise = (page: Page, { type, question, place }: ShownControl, chance: Chance): Promise<void> | undefined =>
  type === other ? ways[question]?.(page, page.locator(place), chance) : undefined;
