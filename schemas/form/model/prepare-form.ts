import { RegexValidator, SurveyModel } from 'survey-core';
import type { FileLimits } from '../file-limits.ts';
import { isHiddenValue, isPrefixed } from '../hidden-values.ts';
import { notShownType } from '../question-types.ts';
import { safeAnswers } from '../refused-names.ts';
import { safeDefinition } from '../safe-definition.ts';
import { ruleError } from './answer-rules.ts';
import { registerFieldTypes, setFieldWords, setFileLimits, type Words } from './field-question.ts';
import { leaveOutEmptyPanels } from './choice-panels.ts';
import { endAtTriggers } from './end-at-triggers.ts';
import { fitAnswers } from './fit-answers.ts';
import { fixedQuestions, setFixedValues } from './fixed-questions.ts';
import { registerFormulas } from './formulas.ts';
import { keepPlainTexts, notePipedTexts } from './piped-texts.ts';
import { fromStored, registerSavingBehaviour } from './saving-behaviour.ts';
import { openDetails, readComments } from './question-paths.ts';
import { setSurveyStrings } from './survey-strings.ts';
import { evaluateConditionsOnly, noteUnconditional } from './unconditional-questions.ts';
import { registerUnits } from './units.ts';

// survey-core refuses what a pattern does not match with an empty message where the form has none.
Object.assign(RegexValidator.prototype, {
  getDefaultErrorText(this: RegexValidator): string {
    return this.getLocalizationString('invalidInputError');
  },
});

registerFieldTypes();
registerFormulas();
registerUnits();
leaveOutEmptyPanels();
evaluateConditionsOnly();
keepPlainTexts();
registerSavingBehaviour();

export interface FormGiven {
  /** ISO 639-1. */
  readonly language: string;
  /** What was answered so far, as it is stored; empty where nothing was, and then the form's own defaults count. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** Values its expressions may read beside the answers (FRM-10). */
  readonly seeds?: Readonly<Record<string, unknown>> | undefined;
  /** Message for a required question that cannot be shown. */
  readonly notShown: string;
  /** Words of questions in that language; English where it has none. */
  readonly words?: Words | undefined;
  /** What a file of the tenant may be; what a question states alone counts where it is not known. */
  readonly files?: FileLimits | undefined;
  /** The same definition, loaded ahead for the same purpose and seeds; it is used up. */
  readonly loaded?: LoadedForm | undefined;
}

/**
 * `fill`: to be answered; names that the form does not know stay, as a draft keeps them. `send`: answers are submitted; only what the
 * form asks for stays. `read`: answers are shown as they were given, also those that the form no longer offers.
 */
export type FormPurpose = 'fill' | 'send' | 'read';

export interface PreparedForm {
  readonly model: SurveyModel;
  /** Paths of the answers, or parts of them, that the form does not take: of another shape, or not on offer. The model is without them. */
  readonly misfits: readonly string[];
  /** What of the definition was loaded. */
  readonly definition: object;
}

/** A definition that is loaded into a model, without language and answers: most of what preparing it costs. */
export interface LoadedForm {
  readonly model: SurveyModel;
  /** What of the definition was loaded. */
  readonly definition: object;
  /** The seeds that the form reads; it has the others. */
  readonly seedsRead: Seeds;
}

/** Loads a definition; `prepareForm` does it itself where it was not done ahead. Throws as `prepareForm` does. */
export function loadForm(definition: unknown, purpose: FormPurpose, seeds: Seeds = {}): LoadedForm {
  const { definition: loaded } = safeDefinition(definition, { fills: purpose === 'fill' });
  const { read, unread } = seedsOf(loaded, seeds);
  const model = new SurveyModel();
  // For each variable a model evaluates every condition that it has: what no condition reads is there before them.
  setVariables(model, unread);
  model.fromJSON(loaded);
  noteUnconditional(model, loaded);
  notePipedTexts(model, loaded);
  return { model, definition: loaded, seedsRead: read };
}

/**
 * Prepares a form, in the one way that browser, server, PDF and check share: its definition made safe, in the language of the reader, with
 * seeds, defaults and the stored answers in it, and with the limits every answer keeps. It never completes by itself: the caller sends it.
 * Throws UnusableForm, or what survey-core throws for a definition that `formIssues` reports.
 */
export function prepareForm(
  definition: unknown,
  purpose: FormPurpose,
  { language, answers, seeds = {}, notShown, words = {}, files, loaded: ahead }: FormGiven,
): PreparedForm {
  setSurveyStrings(language, words);
  const { model, definition: loaded, seedsRead } = ahead ?? loadForm(definition, purpose, seeds);
  model.locale = language;
  setFieldWords(model, words);
  if (files) setFileLimits(model, files);
  model.onCompleting.add((_, options) => (options.allow = false));
  model.onValidateQuestion.add((_, options) => (options.error ||= ruleError(options.question) ?? ''));
  model.onMatrixDetailPanelVisibleChanged.add((_, { row }) => readComments(row));
  endAtTriggers(model);
  for (const question of model.getAllQuestions(false, false, true))
    if (question.getType() === notShownType) question.requiredErrorText = notShown;
  setVariables(model, seedsRead);
  const stored = Object.entries(safeAnswers(answers)).filter(([name]) => !isSeeded(model, seeds, name) && !isComputed(model, name));
  const fixedOf = purpose === 'send' ? fixedQuestions(model) : undefined;
  const keeps = { keepsUnknown: purpose !== 'send', keepsChoices: purpose === 'read', fixedOf };
  const fitted = fitAnswers(model, fromStored(model, Object.fromEntries(stored)), keeps);
  const isFresh = purpose === 'fill' && Object.keys(fitted.answers).every(isHiddenValue);
  if (isFresh) for (const [name, value] of Object.entries(fitted.answers)) model.setValue(name, value);
  // `.data =` and never `mergeData`: the latter is polluted by a `__proto__` key (SEC-28).
  else model.data = fitted.answers;
  if (fixedOf) {
    openDetails(model);
    setFixedValues(model, fixedOf);
    model.clearIncorrectValues();
  }
  return { model, misfits: fitted.misfits, definition: loaded };
}

type Seeds = NonNullable<FormGiven['seeds']>;

/** The seeds that a form reads: its text has their names; and the others. Pure. */
function seedsOf(definition: object, seeds: Seeds): { readonly read: Seeds; readonly unread: Seeds } {
  const text = JSON.stringify(definition).toLowerCase();
  const entries = Object.entries(seeds);
  const isRead = ([name]: readonly [string, unknown]): boolean => text.includes(name.toLowerCase());
  return { read: Object.fromEntries(entries.filter(isRead)), unread: Object.fromEntries(entries.filter((one) => !isRead(one))) };
}

const setVariables = (model: SurveyModel, seeds: Seeds): void => {
  for (const [name, value] of Object.entries(seeds)) model.setVariable(name, value);
};

/** FRM-10: of what the portal itself sets, the newest holds; a question may ask for an account_ or submission_ value. */
const isSeeded = (model: SurveyModel, seeds: Readonly<Record<string, unknown>>, name: string): boolean =>
  Object.hasOwn(seeds, name) && !isPrefixed(name) && !model.getQuestionByValueName(name);

const isComputed = ({ calculatedValues }: SurveyModel, name: string): boolean =>
  calculatedValues.some((one) => one.includeIntoResult && one.name === name);
