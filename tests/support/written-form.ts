import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import type { InputMethod } from './input-method.ts';
import { soundPdf } from '../../server/platform/file-type/sound-pdf.fixture.ts';

type Localised = string | Readonly<Record<string, string>>;

interface Choice {
  readonly value: string;
  readonly text: Localised;
}

interface Question {
  readonly name: string;
  readonly type: string;
  readonly inputType?: string;
  readonly choices?: readonly (string | Choice)[];
}

/** A form of a tenant as it was written. */
export interface WrittenForm {
  readonly slug: string;
  readonly name: Readonly<Record<string, string>>;
  /** The step on which the answers are shown before they are sent; without it, a step of its own. */
  readonly declarationPage?: string;
  /** False: Cancel, and Save and Return, in place of one way out. */
  readonly oneWayOut?: boolean;
  readonly surveyDefinition: {
    readonly completeText: Localised;
    readonly pages: readonly { readonly name: string; readonly elements: readonly Question[] }[];
  };
}

export interface Paper {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** By question: words, a date (2026-11-30), the value of a choice, or a file. */
export type Answers = Readonly<Record<string, string | Paper>>;

export const writtenForm = (tenant: string, slug: string): WrittenForm =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, '../../fixtures/tenants', tenant, `submission-form/${slug}.json`), 'utf8'),
  ) as WrittenForm;

/** A small document that fits its name. */
export const paper: Paper = { name: 'log book (näide).pdf', mimeType: 'application/pdf', buffer: soundPdf() };

/** Answers those questions of the open step that have an answer. */
export async function answerStep(
  page: Page,
  input: InputMethod,
  elements: readonly Question[],
  answers: Answers,
  language: string,
): Promise<void> {
  for (const question of elements) {
    const answer = answers[question.name];
    if (answer === undefined) continue;
    const field = fieldOf(page, question, answer, language);
    if (typeof answer !== 'string') {
      const chooser = page.waitForEvent('filechooser');
      await input.press(field);
      await (await chooser).setFiles(answer);
      await expect(page.getByText(answer.name)).toBeVisible();
    } else if (question.choices) await input.choose(field);
    else await input.write(field, answer);
  }
}

/** The open step still holds these answers. */
export async function expectAnswered(page: Page, elements: readonly Question[], answers: Answers, language: string): Promise<void> {
  for (const question of elements) {
    const answer = answers[question.name];
    if (typeof answer !== 'string') continue;
    const field = fieldOf(page, question, answer, language);
    await (question.choices ? expect(field).toBeChecked() : expect(field).toHaveValue(answer));
  }
}

function fieldOf(page: Page, question: Question, answer: string | Paper, language: string): Locator {
  const place = page.locator(`[data-name="${question.name}"]`);
  if (typeof answer !== 'string') return place.locator('input[type=file]');
  // A field for a date has no role of its own.
  if (question.inputType === 'date') return place.locator('input');
  if (!question.choices) return place.getByRole('textbox');
  const choice = question.choices.find((one) => (typeof one === 'string' ? one : one.value) === answer);
  const role = question.type === 'checkbox' ? 'checkbox' : 'radio';
  return place.getByRole(role, { name: textOf(choice ?? answer, language), exact: true });
}

/** Answers as they are read where the form is shown again: the text of a choice, the name of a file. No dates, which each tenant writes in its own way. */
export const readAnswers = (elements: readonly Question[], answers: Answers, language: string): string[] =>
  elements.flatMap(({ name, inputType, choices }) => {
    const answer = answers[name];
    if (answer === undefined || inputType === 'date') return [];
    if (typeof answer !== 'string') return [answer.name];
    return [textOf(choices?.find((one) => typeof one !== 'string' && one.value === answer) ?? answer, language)];
  });

/** What the form calls sending. */
export const sendWord = ({ surveyDefinition }: WrittenForm, language: string): string => localised(surveyDefinition.completeText, language);

const textOf = (choice: string | Choice, language: string): string =>
  localised(typeof choice === 'string' ? choice : choice.text, language);

const localised = (words: Localised, language: string): string =>
  typeof words === 'string' ? words : (words[language] ?? words['default'] ?? '');
