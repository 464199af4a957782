import type {
  MatrixDropdownRowModelBase,
  PanelModel,
  Question,
  QuestionMatrixDynamicModel,
  QuestionPanelDynamicModel,
  SurveyModel,
} from 'survey-core';
import { numberFormat } from '#locale/dates-and-numbers/intl';
import { filled } from '#locale/messages/filled';
import { formContextOf } from '../../state/index.ts';
import type { FormWords } from '../../texts.ts';

/** A row of a table, or a panel, that a person added and may remove. */
export type Entry =
  | { readonly question: QuestionMatrixDynamicModel; readonly row: MatrixDropdownRowModelBase }
  | { readonly question: QuestionPanelDynamicModel; readonly panel: PanelModel };

const naming = ['text', 'dropdown', 'radiogroup', 'fullname'];
const maxLength = 60;

/** The place of an entry among those of its question, from 0. */
const indexOfEntry = (entry: Entry): number =>
  'panel' in entry ? entry.question.visiblePanels.indexOf(entry.panel) : entry.question.visibleRows.indexOf(entry.row);

/** How an entry is named among those of its question: by its own title, else by its first two short answers, else by its number. `index`: of one that was removed. */
export function entryName(entry: Entry, text: Pick<FormWords, 'entryRow'>, index = indexOfEntry(entry)): string {
  const own = 'panel' in entry && !entry.question.locTemplateTitle.isEmpty ? entry.panel.processedTitle.trim() : '';
  if (own !== '') return own;
  const { questions } = 'panel' in entry ? entry.panel : entry.row;
  const answers = (questions as readonly Question[]).filter(
    (question) => question.isVisible && !question.isEmpty() && naming.includes(question.getType()) && question['inputType'] !== 'password',
  );
  const words = answers
    .slice(0, 2)
    .map((question) => String(question.displayValue))
    .join(' ');
  if (words !== '' && words.length <= maxLength) return words;
  return entryNumber(entry, text, index);
}

/** `Row 2`, with the digits of the language shown. */
export function entryNumber({ question }: Entry, text: Pick<FormWords, 'entryRow'>, index: number): string {
  const { language } = formContextOf(question.survey as SurveyModel);
  return filled(text.entryRow, { row: numberFormat(language).format(index + 1) });
}
