import { MatrixDropdownColumn, Question } from 'survey-core';

// Forms are validated here and not drawn; working out the style classes of every question and cell took a third of the time and more.
Object.assign(Question.prototype, { updateElementCssCore: () => undefined });

interface Column {
  readonly templateQuestion?: Question;
  readonly isLoadingFromJson: boolean;
}
type SetProperties = (this: Column, question: Question, onUpdateJson?: unknown, useCache?: boolean) => void;

// survey-core writes the definition of a column as JSON for every cell of it; the text it keeps for other uses takes half the time.
const columns = MatrixDropdownColumn.prototype as unknown as { setQuestionProperties: SetProperties };
const setQuestionProperties = columns.setQuestionProperties;
columns.setQuestionProperties = function (question, onUpdateJson, useCache) {
  const isOfItsType = !this.isLoadingFromJson && this.templateQuestion?.getType() === question.getType();
  setQuestionProperties.call(this, question, onUpdateJson, useCache === true || (!onUpdateJson && isOfItsType));
};
