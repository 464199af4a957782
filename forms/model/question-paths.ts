import { settings, type PanelModel, type Question, type SurveyModel } from 'survey-core';

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
  readonly ensureDetailPanel?: () => void;
  readonly getDataRowValue?: () => Readonly<Record<string, unknown>> | null;
  clearIncorrectValues?: (values: Readonly<Record<string, unknown>> | null | undefined) => void;
}
/** Properties of survey-core's containers; its types have them by class. */
interface Container extends Question {
  readonly panels?: readonly PanelModel[];
  readonly visibleRows?: readonly Row[];
  readonly detailPanelMode?: string;
  readonly items?: readonly { readonly name: string; readonly editor: Question }[];
}

function keepComments(row: Row): void {
  const clear = row.clearIncorrectValues?.bind(row);
  const isComment = ([name]: [string, unknown]): boolean => name.endsWith(settings.commentSuffix);
  if (clear)
    row.clearIncorrectValues = (values) => clear(Object.fromEntries(Object.entries(values ?? {}).filter((one) => !isComment(one))));
}

/** survey-core does not read the comments of a detail panel back, nor the words for another choice. */
export function readComments(given: unknown): void {
  const row = given as Row;
  const { detailPanel } = row;
  const answers = row.getDataRowValue?.();
  for (const question of detailPanel ? withChoiceQuestions(detailPanel.questions as Question[]) : []) {
    const comment: unknown = answers?.[question.getValueName() + settings.commentSuffix];
    if (typeof comment === 'string' && !question.comment) question.updateCommentFromSurvey(comment);
  }
}

interface Choice {
  readonly hasElements?: boolean;
  readonly panel: PanelModel;
}

/** Questions with those asked below their choices, whose answers are beside theirs. */
export const withChoiceQuestions = <Q extends Question>(questions: readonly Q[]): Q[] =>
  questions.flatMap((question) => {
    const { choices } = question as Question & { readonly choices?: readonly Choice[] };
    const within = (Array.isArray(choices) ? choices : [])
      .filter(({ hasElements }) => hasElements)
      .flatMap(({ panel }) => panel.questions as Q[]);
    return within.length > 0 ? [question, ...withChoiceQuestions(within)] : [question];
  });

/** Every question of a loaded form with the path of its answer, each container before what it holds. */
export const questionsOf = (model: SurveyModel): QuestionAt[] =>
  withChoiceQuestions(model.getAllQuestions()).flatMap((question) => within(question as Container, question.getValueName()));

/**
 * Makes the detail panels of all tables: survey-core's `clearIncorrectValues` takes an answer in one that was not yet opened, and a comment in
 * any, for an unknown column.
 */
export function openDetails(model: SurveyModel): void {
  const seen = new Set<Row>();
  for (let found = -1; found !== seen.size;) {
    found = seen.size;
    for (const { question } of questionsOf(model)) {
      const { detailPanelMode = 'none', visibleRows } = question as Container;
      if (detailPanelMode === 'none') continue;
      for (const row of visibleRows ?? []) {
        if (seen.has(row)) continue;
        seen.add(row);
        row.ensureDetailPanel?.();
        readComments(row);
        keepComments(row);
      }
    }
  }
}

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
  withChoiceQuestions(panel.questions as Container[]).flatMap((question) => within(question, `${path}.${question.getValueName()}`));
