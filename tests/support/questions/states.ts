import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';
import { allLooks, type Look } from '../screen-visits.ts';
import { createChance, full, pick, seed } from '../seed.ts';
import { questionSteps, submitButton, type Step } from './gallery-form.ts';

/** One state of questions, and how they come into it. */
interface State {
  readonly name: string;
  /** Of the gallery. */
  readonly state?: 'answered' | 'readOnly' | 'required' | 'sending';
  /** Where not every step has it. */
  readonly steps?: readonly Step[];
  readonly then?: (page: Page) => Promise<unknown>;
}

const file = (name: string, mimeType: string) => ({ name, mimeType, buffer: Buffer.alloc(2000, 1) });

const states: readonly State[] = [
  { name: 'as opened' },
  { name: 'answered (files received)', state: 'answered' },
  { name: 'read-only', state: 'readOnly' },
  {
    name: 'with errors',
    state: 'required',
    then: async (page) => {
      await submitButton(page).click();
      await expect(page.locator('[data-awaits-script] [aria-invalid=true]').first()).toBeVisible();
    },
  },
  {
    name: 'with an open list',
    steps: ['typesOfChoice'],
    then: async (page) => {
      await page.getByRole('combobox').and(page.locator('input')).press('ArrowDown');
      await expect(page.getByRole('listbox')).toBeVisible();
    },
  },
  {
    name: 'with files that are refused, and that wait',
    state: 'sending',
    steps: ['papers', 'typesOfRest'],
    then: async (page) => {
      const chooser = page.locator('[data-awaits-script] input[type=file]');
      await chooser.setInputFiles(file('setup.exe', 'application/x-msdownload'));
      await chooser.setInputFiles(file('car.jpg', 'image/jpeg'));
      await expect(page.getByText('car.jpg', { exact: true })).toBeVisible();
    },
  },
];

/** Questions of one step in one state, opened once in one language, and looked at. */
export interface Visit extends State {
  readonly example: Step;
  readonly lang: string;
  readonly theme: 'fern' | 'harbour';
  readonly looks: readonly Look[];
}

const languages = ['en', 'ar', 'cy', 'fr', 'ur'] as const;
const themeOf = (lang: string): Visit['theme'] => (lang === 'ar' || lang === 'fr' ? 'harbour' : 'fern');
const steps = Object.keys(questionSteps) as Step[];

/** How many questions a step has. */
export const questionsIn = (example: Step): number => questionSteps[example].length;

/** In a full run every step in every state, language and look; otherwise so many of them by chance, each in one language and two looks. */
export function chooseVisits(count: number): readonly Visit[] {
  const all = steps.flatMap((example) =>
    states.filter((state) => state.steps?.includes(example) ?? true).map((state) => ({ ...state, example })),
  );
  const visit = (one: (typeof all)[number], lang: string, looks: readonly Look[]): Visit => ({ ...one, lang, theme: themeOf(lang), looks });
  if (full) return all.flatMap((one) => languages.map((lang) => visit(one, lang, allLooks)));
  const chance = createChance(seed + 30);
  return Array.from({ length: count }, () =>
    visit(pick(chance, all), pick(chance, languages), [pick(chance, allLooks), pick(chance, allLooks)]),
  );
}

export const titleOf = ({ example, name, lang }: Visit): string => `${example} ${name}, ${lang}`;
