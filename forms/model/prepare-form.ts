import { RegexValidator, type SurveyModel } from 'survey-core';
import type { FileLimits } from '../questions/files/file-limits.ts';
import { isHiddenValue, isPrefixed } from './definition/hidden-values.ts';
import { notShownType } from './definition/question-types.ts';
import { safeAnswers } from './definition/refused-names.ts';
import { accountError } from './account/account-rules.ts';
import { ruleError } from './answer-rules.ts';
import { registerFieldTypes, setFieldWords, setFileLimits, type Words } from './field-question.ts';
import { leaveOutEmptyPanels } from './choice-panels.ts';
import { buildContainers } from './build-containers.ts';
import { endAtTriggers } from './end-at-triggers.ts';
import { fitAnswers } from './fit-answers.ts';
import { fixedQuestions, setFixedValues } from './fixed-questions.ts';
import { registerFormulas } from './formulas/formulas.ts';
import { loadForm, setVariables, type FormPurpose, type LoadedForm, type Seeds } from './load-form.ts';
import { registerMailReading } from './mail-texts.ts';
import { keepPlainTexts } from './texts/piped-texts.ts';
import { fromStored, registerSavingBehaviour } from './saving-behaviour.ts';
import { openDetails, readComments } from './question-paths.ts';
import { setSurveyStrings } from './survey-strings.ts';
import { skipUnconditionalQuestions } from './unconditional-questions.ts';
import { registerUnits } from './units.ts';

// survey-core refuses what a pattern does not match with an empty message where the form has none.
Object.assign(RegexValidator.prototype, {
  getDefaultErrorText(this: RegexValidator): string {
    return this.getLocalizationString('invalidInputError');
  },
});

registerFieldTypes();
registerFormulas();
registerMailReading();
registerUnits();
leaveOutEmptyPanels();
skipUnconditionalQuestions();
keepPlainTexts();
registerSavingBehaviour();

export interface FormGiven {
  /** ISO 639-1. */
  readonly language: string;
  /** What was answered so far, as it is stored; empty where nothing was, and then the form's own defaults count. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** Values its expressions may read beside the answers (FRM-10). */
  readonly seeds?: Seeds | undefined;
  /** Message for a required question that cannot be shown. */
  readonly notShown: string;
  /** Words of questions in that language; English where it has none. */
  readonly words?: Words | undefined;
  /** What a file of the tenant may be; what a question states alone counts where it is not known. */
  readonly files?: FileLimits | undefined;
  /** Of a registration: in which country (two letters) the number of the account may be written without its code. */
  readonly accountCountry?: string | undefined;
  /** By which choices, questions and rows in a random order are ordered; absent: by chance. */
  readonly order?: number | undefined;
  /** The same definition, loaded ahead for the same purpose, seeds and order; it is used up. */
  readonly loaded?: LoadedForm | undefined;
}

export interface PreparedForm {
  readonly model: SurveyModel;
  /** Paths of the answers, or parts of them, that the form does not take: of another shape, or not on offer. The model is without them. */
  readonly misfits: readonly string[];
  /** What of the definition was loaded. */
  readonly definition: object;
}

/**
 * Prepares a form, in the one way that browser, server, PDF and check share: its definition made safe, in the language of the reader, with
 * seeds, defaults and the stored answers in it, and with the limits every answer keeps. It never completes by itself: the caller sends it.
 * Throws UnusableForm, or what survey-core throws for a definition that `formIssues` reports.
 */
export function prepareForm(
  definition: unknown,
  purpose: FormPurpose,
  { language, answers, seeds = {}, notShown, words = {}, files, accountCountry, order, loaded: ahead }: FormGiven,
): PreparedForm {
  setSurveyStrings(language, words);
  const { model, definition: loaded, seedsRead } = ahead ?? loadForm(definition, purpose, seeds, order);
  model.locale = language;
  setFieldWords(model, words);
  if (files) setFileLimits(model, files);
  model.onCompleting.add((_, options) => (options.allow = false));
  model.onValidateQuestion.add((_, options) => {
    options.error ||= ruleError(options.question) ?? '';
    // One message is enough.
    if (options.errors.length === 0) options.error ||= accountError(options.question, accountCountry) ?? '';
  });
  model.onMatrixDetailPanelVisibleChanged.add((_, { row }) => readComments(row));
  endAtTriggers(model);
  buildContainers(model);
  model.onErrorCustomText.add((_, options) => {
    if (options.name === 'required' && options.obj.getType() === notShownType) options.text = notShown;
  });
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

/** FRM-10: of what the portal itself sets, the newest holds; a question may ask for an account_ or submission_ value. */
const isSeeded = (model: SurveyModel, seeds: Seeds, name: string): boolean =>
  Object.hasOwn(seeds, name) && !isPrefixed(name) && !model.getQuestionByValueName(name);

const isComputed = ({ calculatedValues }: SurveyModel, name: string): boolean =>
  calculatedValues.some((one) => one.includeIntoResult && one.name === name);
