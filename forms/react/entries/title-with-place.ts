import {
  QuestionMatrixDropdownModelBase,
  QuestionMatrixDynamicModel,
  QuestionPanelDynamicModel,
  type PanelModel,
  type Question,
  type SurveyModel,
} from 'survey-core';
import { listSeparator } from '#locale/dates-and-numbers/list-separator';
import { numberFormat } from '#locale/dates-and-numbers/intl';
import { formContextOf } from '../../state/index.ts';
import { entryNumber } from './entry-name.ts';

/** A row of a table, as SurveyJS has it. */
type Row = QuestionMatrixDropdownModelBase['visibleRows'][number];

const contextOf = ({ survey }: Question) => formContextOf(survey as SurveyModel);

/** What a row is called: by its own title, else by its number. */
function nameOfRow(table: QuestionMatrixDropdownModelBase, row: Row): string {
  if (!(table instanceof QuestionMatrixDynamicModel)) return row.text;
  return entryNumber({ question: table, row }, contextOf(table).text, table.visibleRows.indexOf(row));
}

/** What one of repeated groups of questions is called: by its own title, else by its number. */
function nameOfEntry(list: QuestionPanelDynamicModel, entry: PanelModel): string {
  const number = numberFormat(contextOf(list).language).format(list.visiblePanels.indexOf(entry) + 1);
  return entry.processedTitle || `${list.processedTitle} ${number}`;
}

/** Where a question is that others hold, from the inside out: the row, the entry, or the question that it is a part of. */
function placesOf(question: Question): readonly string[] {
  const holder = question.parentQuestion;
  if (!holder) return [];
  const place = (): string => {
    if (holder instanceof QuestionMatrixDropdownModelBase) {
      const row = holder.visibleRows.find(
        ({ cells, detailPanel }) => cells.some((cell) => cell.question === question) || detailPanel?.questions.includes(question),
      );
      if (row) return nameOfRow(holder, row);
    }
    if (holder instanceof QuestionPanelDynamicModel) {
      const entry = holder.panels.find((one) => one.questions.includes(question));
      if (entry) return nameOfEntry(holder, entry);
    }
    return holder.processedTitle;
  };
  return [place(), ...placesOf(holder)];
}

/** The title of a question with its place: `What, Row 2`. `part`: the label of one of its inputs, `Street, Your address`. */
export const titleWithPlace = (question: Question, part?: string): string =>
  [part, question.processedTitle, ...placesOf(question)].filter(Boolean).join(listSeparator(contextOf(question).language));
