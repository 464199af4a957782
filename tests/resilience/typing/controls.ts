import type { Locator, Page } from '@playwright/test';
import { pick } from '../../support/seed.ts';
import { answerOtherwise, heldOtherwise, otherControlsIn } from './other-controls.ts';

/** What a person sees of one control. */
export interface ShownControl {
  readonly id: string;
  /** What finds it. */
  readonly place: string;
  readonly question: string;
  readonly name: string;
  readonly type: string;
  readonly value: string;
  /** Of a list what its choice is called, else the value. */
  readonly text: string;
  readonly checked: boolean;
}

/** Questions whose controls hold what is no answer: the way to sign, and what is searched for (`otherControlsIn` has their answers). */
const notAnswers = ['signed', 'signaturepad', 'search'];

/** Every way to answer the open step, with what it holds. */
export const allShownIn = async (page: Page): Promise<ShownControl[]> => [...(await shownIn(page)), ...(await otherControlsIn(page))];

/** Every control of the browser in the open step that a person can fill in, with what it holds. */
export const shownIn = (page: Page): Promise<ShownControl[]> =>
  page.evaluate((left) => {
    const all = document.querySelectorAll<HTMLInputElement>('[data-name] :is(input, textarea, select)');
    // A slider that was never moved has a place, and no answer; moved before its script is there, it is still marked as unanswered.
    const isUnanswered = (one: HTMLInputElement): boolean =>
      'unanswered' in one.dataset &&
      [...one.closest('[data-name]')!.querySelectorAll('input')].every(({ value, defaultValue }) => value === defaultValue);
    return [...all]
      .filter((one) => one.type !== 'file' && one.checkVisibility() && !one.hasAttribute('aria-hidden') && !one.disabled && !one.readOnly)
      .map((one) => ({
        id: one.id,
        place: one.id ? `[id="${one.id}"]` : `input[name="${one.name}"][value="${one.value}"]`,
        question: one.closest<HTMLElement>('[data-name]')!.dataset['name'] ?? '',
        name: one.name,
        type: one.type,
        value: isUnanswered(one) ? '' : one.value,
        text: one instanceof HTMLSelectElement ? (one.selectedOptions[0]?.text ?? '') : one.value,
        checked: (one.type === 'radio' || one.type === 'checkbox') && one.checked,
      }))
      .filter(({ question }) => !left.includes(question));
  }, notAnswers);

/** What of it are answers, by question: documents of two versions of a form have them alike. */
export function answersIn(controls: readonly ShownControl[]): Record<string, (string | boolean)[]> {
  const answers: Record<string, (string | boolean)[]> = {};
  // Which lines an address has follows its country: an empty one may not be there again.
  for (const control of controls.filter(({ question, value }) => question !== 'home' || value !== ''))
    (answers[control.question] ??= []).push(...(heldOtherwise(control) ?? [isBox(control) ? control.checked : unmasked(control)]));
  return answers;
}

/** An empty mask is shown as `__-__-__`, and before the model is there nothing puts hyphens in. */
const unmasked = ({ question, value }: ShownControl): string => (question === 'sort-code' ? value.replaceAll(/[-_]/g, '') : value);

/**
 * Of the answers those of controls that were there before: another version of the form has more, and the box for another choice, still empty, is drawn once that is
 * chosen.
 */
export const onlyOf = (answers: ReturnType<typeof answersIn>, before: ReturnType<typeof answersIn>) =>
  Object.fromEntries(
    Object.entries(before).map(([question, known]) => {
      const now = answers[question];
      const added = now?.slice(known.length) ?? [];
      return [question, added.every((value) => value === '') ? now?.slice(0, known.length) : now];
    }),
  );

type Chance = () => number;
const letters = (chance: Chance, length: number): string =>
  Array.from({ length }, () => pick(chance, [...'abcdefghijkmnopqrstuvwxyz'])).join('');
const two = (chance: Chance, from: number, to: number): string => String(from + Math.floor(chance() * (to - from + 1))).padStart(2, '0');

/** Text for a control that stays as it was typed when the control is left. */
export function textFor({ id, question, type }: Pick<ShownControl, 'id' | 'question' | 'type'>, chance: Chance): string {
  const day = `20${two(chance, 10, 24)}-${two(chance, 1, 12)}-${two(chance, 1, 28)}`;
  if (type === 'date') return day;
  if (type === 'datetime-local') return `${day}T${two(chance, 10, 23)}:${two(chance, 10, 59)}`;
  if (type === 'month') return day.slice(0, 7);
  if (type === 'time') return `${two(chance, 10, 23)}:${two(chance, 10, 59)}`;
  if (type === 'number' || question === 'input-number') return String(1 + Math.floor(chance() * 9000));
  if (type === 'email') return `${letters(chance, 6)}@example.org`;
  if (type === 'tel') return `07700900${two(chance, 10, 99)}${Math.floor(chance() * 10)}`;
  if (type === 'url') return `https://${letters(chance, 8)}.example/`;
  if (question === 'sort-code') return String(100_000 + Math.floor(chance() * 900_000));
  if (question === 'bought') return `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;
  if (/-postcode$/.test(id)) return `CF${two(chance, 10, 99)} 1AA`;
  if (/-year$/.test(id)) return day.slice(0, 4);
  if (/-vinNumber$/.test(id)) return `WF0LXXGCBL7K${Math.floor(10_000 + chance() * 89_999)}`;
  return `${letters(chance, 5)} ${letters(chance, 4)}`.replace(/^./, (first) => first.toUpperCase());
}

/** The controls to answer by, one of each group of choices. */
export function toAnswer(controls: readonly ShownControl[], chance: Chance): ShownControl[] {
  const groups = new Map<string, ShownControl[]>();
  for (const control of controls) {
    const group = control.type === 'radio' ? `${control.question} ${control.name}` : control.place;
    groups.set(group, [...(groups.get(group) ?? []), control]);
  }
  return [...groups.values()].map((group) => pick(chance, group));
}

const written = new Set(['date', 'datetime-local', 'month', 'time']);
export const isBox = ({ type }: Pick<ShownControl, 'type'>): boolean => type === 'radio' || type === 'checkbox';
export const at = (page: Page, { place }: Pick<ShownControl, 'place'>): Locator => page.locator(place);

/** Countries that Chromium calls by another name than the server: Hong Kong, “Hong Kong SAR China”. The step before sending is the browser’s, the claim’s detail the server’s. */
const namedOtherwise = ['FLK', 'HKG', 'MAC', 'PSE'];

/** A person answers by this control: by keys, by a paste, or as a browser fills in. */
export async function answer(page: Page, control: ShownControl, chance: Chance): Promise<void> {
  const otherwise = answerOtherwise(page, control, chance);
  if (otherwise) return otherwise;
  const place = at(page, control);
  // An answer of before may have made a list of it: provinces, once a country was chosen.
  if (await place.evaluate((one) => one instanceof HTMLSelectElement)) {
    const values = await place.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value).filter(Boolean));
    const chosen = values.filter((value) => !namedOtherwise.includes(value));
    if (chosen.length > 0) await place.selectOption(pick(chance, chosen));
  } else if (isBox(control)) await place.dispatchEvent('click');
  else if (control.type === 'range') {
    await place.focus();
    for (let pressed = Math.floor(chance() * 4); pressed >= 0; pressed -= 1) await page.keyboard.press('ArrowRight');
  } else await write(page, place, control, chance);
}

async function write(page: Page, place: Locator, control: ShownControl, chance: Chance): Promise<void> {
  const text = textFor(control, chance);
  const way = written.has(control.type) ? 'fill' : pick(chance, ['keys', 'paste', 'fill', 'caret', 'delete'] as const);
  if (way === 'fill') return place.fill(text);
  await place.focus();
  await page.keyboard.press('ControlOrMeta+a');
  if (way === 'delete') await page.keyboard.press('Delete');
  else if (way === 'paste') await page.keyboard.insertText(text);
  else {
    await page.keyboard.type(text);
    if (way === 'keys' || !['text', 'textarea', 'password'].includes(control.type) || text.length < 9) return;
    // A word in the middle, with the caret there.
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
  }
}
