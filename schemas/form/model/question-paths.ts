import type { PanelModel, Question, SurveyModel } from 'survey-core';

/** A question of a loaded form, at any depth. */
export interface QuestionAt {
  /** As the form's own expressions name its answer: `registration`, `vehicles[0].make`, `trips.there.miles`. */
  readonly path: string;
  readonly question: Question;
}

interface Row {
  readonly rowName?: unknown;
  readonly cells?: readonly { readonly question: Question; readonly column: { readonly name: string } }[];
  readonly detailPanel?: PanelModel | null;
}
/** What survey-core's containers hold; its types name them by class. */
interface Container extends Question {
  readonly panels?: readonly PanelModel[];
  readonly visibleRows?: readonly Row[];
  readonly items?: readonly { readonly name: string; readonly editor: Question }[];
}

/** Every question of a loaded form with the path of its answer, each container before what it holds. */
export const questionsOf = (model: SurveyModel): QuestionAt[] =>
  model.getAllQuestions().flatMap((question) => within(question as Container, question.getValueName()));

/** The question whose answer has this path; undefined where there is none. */
export const questionAt = (model: SurveyModel, path: string): Question | undefined =>
  (model.getQuestionByName(path) as Question | null) ?? questionsOf(model).find((one) => one.path === path)?.question;

function within(question: Container, path: string): QuestionAt[] {
  const type = question.getType();
  const self = [{ path, question }];
  if (type === 'paneldynamic') return self.concat((question.panels ?? []).flatMap((panel, index) => inPanel(panel, `${path}[${index}]`)));
  if (type === 'multipletext')
    return self.concat((question.items ?? []).map(({ name, editor }) => ({ path: `${path}.${name}`, question: editor })));
  if (type === 'matrixdynamic' || type === 'matrixdropdown')
    return self.concat(
      (question.visibleRows ?? []).flatMap(({ cells = [], rowName, detailPanel }, index) => {
        const row = type === 'matrixdynamic' ? `${path}[${index}]` : `${path}.${String(rowName)}`;
        return [
          ...cells.flatMap((cell) => within(cell.question as Container, `${row}.${cell.column.name}`)),
          ...(detailPanel ? inPanel(detailPanel, row) : []),
        ];
      }),
    );
  return self;
}

const inPanel = (panel: PanelModel, path: string): QuestionAt[] =>
  (panel.questions as Container[]).flatMap((question) => within(question, `${path}.${question.getValueName()}`));
