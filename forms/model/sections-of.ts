import type { PanelModel, Question, SurveyModel } from 'survey-core';
import { speltMonth } from '#locale/dates-and-numbers/spelt-date';
import { dayOf, isShowable } from '../questions/index.ts';
import { silentTypes } from './definition/question-types.ts';
import { isNeverShown } from './definition/never-shown.ts';
import { notShownType } from './definition/question-types.ts';
import { readable, type Reading } from './definition/readable-answer.ts';
import { FieldQuestion } from './field-question.ts';
import { withUnits } from './units.ts';

/** One answered or unanswered question. */
export interface Answer {
  readonly kind: 'answer';
  /** As the form's own expressions name it: `registration`, `vehicles[0].make`, `address.town`. */
  readonly path: string;
  readonly title: string;
  /** Empty when there is no answer. */
  readonly text: string;
  /** A drawing, of which no text can show the content: a PNG as data URL, of bounded size. */
  readonly picture?: string;
}

export interface Heading {
  readonly kind: 'heading';
  readonly text: string;
}

/** A page of the form that is shown for these answers. */
export interface Section {
  readonly title: string;
  readonly parts: readonly (Answer | Heading)[];
}

interface Cell {
  readonly question: Question;
  readonly column: { readonly name: string; readonly fullTitle: string };
}

/** What survey-core's containers hold; its types name them by class. */
interface Container extends Question {
  readonly panels?: readonly PanelModel[];
  readonly visibleRows?: readonly {
    readonly cells?: readonly Cell[];
    readonly rowName?: unknown;
    readonly text?: string;
    readonly name?: string;
  }[];
  readonly items?: readonly { readonly name: string; readonly fullTitle: string; readonly editor: Question }[];
}

/** The questions that these answers make visible, in the order of the form. */
export const sectionsOf = (model: SurveyModel, reading: Reading): Section[] =>
  model.visiblePages.map((page) => ({
    title: page.processedTitle,
    parts: readableQuestions(page).flatMap((question) => answersOf(question, reading)),
  }));

/** The questions of a page that a reader of the answers sees. */
export const readableQuestions = (page: PanelModel): Question[] =>
  (page.questions as Question[]).filter(({ isVisibleInSurvey, name }) => isVisibleInSurvey && !isNeverShown(name));

/** One question of a page with its answer; one that holds others, with each of theirs. Empty for one that only shows something. */
export const answersOf = (question: Question, reading: Reading): (Answer | Heading)[] => partsOf(question, question.name, reading);

function partsOf(question: Container, path: string, reading: Reading): (Answer | Heading)[] {
  const type = question.getType();
  const title = question.processedTitle;
  // A question that cannot be shown may have been answered when it could.
  if (silentTypes.has(type) || (type === notShownType && question.isEmpty())) return [];
  if (type === 'paneldynamic')
    return (question.panels ?? []).flatMap((panel, index) => [
      heading(`${title} ${index + 1}`),
      ...panel.questions
        .filter(({ isVisibleInSurvey }) => isVisibleInSurvey)
        .flatMap((inner) => partsOf(inner, `${path}[${index}].${inner.name}`, reading)),
    ]);
  if (type === 'multipletext')
    return [
      heading(title),
      ...(question.items ?? []).map(({ name, fullTitle, editor }) => answer(`${path}.${name}`, fullTitle, editor, reading)),
    ];
  if (type === 'matrixdynamic' || type === 'matrixdropdown')
    return (question.visibleRows ?? []).flatMap(({ cells = [], rowName, text }, index) => [
      heading(type === 'matrixdynamic' ? `${title} ${index + 1}` : `${title}: ${text ?? ''}`),
      ...cells.map((cell) =>
        answer(
          `${path}${type === 'matrixdynamic' ? `[${index}]` : `.${String(rowName)}`}.${cell.column.name}`,
          cell.column.fullTitle,
          cell.question,
          reading,
        ),
      ),
    ]);
  if (type === 'matrix') return [heading(title), ...rowsOf(question, path, reading)];
  return [answer(path, title, question, reading)];
}

/** A matrix of choices labels its answers by the titles of rows and columns. */
function rowsOf(question: Container, path: string, reading: Reading): Answer[] {
  const shown = (question.displayValue ?? {}) as Record<string, unknown>;
  return (question.visibleRows ?? []).map(({ name = '', text = '' }) => ({
    kind: 'answer',
    path: `${path}.${name}`,
    title: text,
    text: readable(shown[text], reading),
  }));
}

const heading = (text: string): Heading => ({ kind: 'heading', text });

function answer(path: string, title: string, question: Question, reading: Reading): Answer {
  const picture = pictureOf(question, question.value);
  return {
    kind: 'answer',
    path,
    title,
    text: question.isEmpty() ? '' : readable(isGroup(question) ? question.value : shownBy(question, question.value, reading), reading),
    ...(picture === undefined ? {} : { picture }),
  };
}

/** The drawing that an answer to a question is; undefined for every other answer, and for a drawing that cannot be shown. */
export function pictureOf(question: Question, value: unknown): string | undefined {
  const drawn = question instanceof FieldQuestion ? question.field.picture?.(value, question.settings) : isPad(question) && value;
  return isShowable(drawn) ? drawn : undefined;
}

const isPad = (question: Question): boolean => question.getType() === 'signaturepad';

/** An answer to a question in words, also one that is not in the form; empty for none. */
export const answerInWords = (question: Question, value: unknown, reading: Reading): string =>
  question.isValueEmpty(value) ? '' : readable(shownBy(question, value, reading), reading);

/** Files are listed by their names, days written as the tenant writes days, everything else as the form shows it. */
const shownBy = (question: Question, value: unknown, { language }: Reading): unknown => {
  // What is hidden while it is typed is on no paper.
  if (question['inputType'] === 'password') return '••••••';
  if (question['inputType'] === 'month') return speltMonth(String(value), language);
  const withUnit = withUnits(question, value, language);
  if (withUnit !== undefined) return withUnit;
  if (question.getType() === 'file' || dayOf(value) !== undefined) return value;
  // survey-core joins several choices by an English comma.
  return isChoices(question) && Array.isArray(value)
    ? value.map((one) => question.getDisplayValue(true, [one]) as unknown)
    : question.getDisplayValue(true, value);
};

const isChoices = (question: Question): boolean => ['checkbox', 'tagbox', 'ranking', 'imagepicker'].includes(question.getType());

/** Whether the answer has members that survey-core has no text of. */
const isGroup = (question: Question): boolean =>
  typeof question.value === 'object' && !Array.isArray(question.value) && !(question instanceof FieldQuestion);
