import { QuestionTextModel, surveyLocalization } from 'survey-core';
import { listSeparator } from '#locale/dates-and-numbers/list-separator';
import { speltDate, speltMonth } from '#locale/dates-and-numbers/spelt-date';
import { fieldWords } from '../questions/index.ts';
import { shownStrings } from '../questions/survey-words.ts';
import { filled } from '#locale/messages/filled';
import type { Words } from './field-question.ts';

/** Words beside those of SurveyJS, under names that it does not have. */
const own = {
  portalDateMin: 'dateTooEarly',
  portalDateMax: 'dateTooLate',
  portalTimeMin: 'timeTooEarly',
  portalTimeMax: 'timeTooLate',
  portalUrl: 'urlInvalid',
} as const;

/**
 * Makes SurveyJS write the portal's words in a language, for the models that are made next: it keeps its strings by language, not by model.
 * What is not given is English.
 */
export function setSurveyStrings(language: string, words: Words): void {
  const wordOf = (key: keyof typeof fieldWords): string => words[key] ?? fieldWords[key];
  const shown = Object.entries(shownStrings).map(([name, { word, places = {} }]) => [name, filled(wordOf(word), places)]);
  const besides = Object.entries(own).map(([name, key]) => [name, wordOf(key).replace(/\{\w+\}/, '{0}')]);
  const strings = Object.fromEntries([...shown, ...besides]) as Record<string, string>;
  const { locales } = surveyLocalization as { locales: Record<string, object> };
  // Some of it is written without the language of a form.
  surveyLocalization.currentLocale = language;
  // English is also where SurveyJS looks for what no claimant reads.
  locales[language] = language === 'en' ? { ...locales['en'], ...strings } : strings;
}

interface Limited {
  readonly inputType: string;
  readonly minErrorText: string;
  readonly renderedMin: unknown;
  readonly renderedMax: unknown;
  readonly getLocale: () => string;
  readonly getLocalizationString: (name: string) => string;
}
const limited = QuestionTextModel.prototype as unknown as {
  getMinMaxErrorText: (this: Limited, text: string, value: unknown) => string;
  updateDateValidationMessage: () => void;
};
const limitText = limited.getMinMaxErrorText;

// SurveyJS has one text for the limit of a number and of a day, and writes the day as JavaScript does.
limited.getMinMaxErrorText = function (text, value) {
  const write = writers[this.inputType];
  if (!write) return limitText.call(this, text, value);
  const side = text === this.minErrorText ? 'Min' : 'Max';
  const isDefault = text === this.getLocalizationString(side === 'Min' ? 'minError' : 'maxError');
  const sentence = isDefault ? this.getLocalizationString(`portal${this.inputType === 'date' ? 'Date' : 'Time'}${side}`) : text;
  return sentence.replace('{0}', write(String(side === 'Min' ? this.renderedMin : this.renderedMax), this.getLocale() || 'en'));
};

// A browser's own message is in the browser's language.
limited.updateDateValidationMessage = () => undefined;

type Write = (limit: string, language: string) => string;
const writtenDay: Write = (limit, language) => {
  const day = new Date(limit.slice(0, 10));
  return Number.isNaN(day.getTime()) ? limit : speltDate(day, language);
};
/** How the limits of fields for days and times are written, by `inputType`. */
const writers: Readonly<Record<string, Write>> = {
  date: writtenDay,
  'datetime-local': (limit, language) =>
    [writtenDay(limit, language), ...(/T(\d\d:\d\d)/.exec(limit)?.slice(1) ?? [])].join(listSeparator(language)),
  month: speltMonth,
  time: (limit) => limit,
};
