import type { Question, QuestionPanelDynamicModel, SurveyModel } from 'survey-core';
import { answerAt, isNeverShown, readable, stepsOf, type Reading } from '#forms/definition';
import type { Section } from '#forms/model';

/** What a field of a template shows: text, and whether a box of this name is ticked. */
export interface FieldAnswers {
  /** Text for people; undefined when the form asks no such thing and there is no such answer. */
  readonly text: (field: string) => string | undefined;
  /** The drawing (data URL) that the answer is, where it is one. */
  readonly picture: (field: string) => string | undefined;
  /** The words a choice may be recognised by: the stored value, then its title; empty when unanswered. */
  readonly choices: (field: string) => readonly string[];
  /** `question.choice` of a question with choices: whether it was chosen. Undefined when the name is none such. */
  readonly chosen: (field: string) => boolean | undefined;
}

/**
 * A field is named as the form's own expressions name an answer: `registration`, `address.town`, `vehicles[0].make`; a box per choice is
 * `question.choice`. Answers of questions that are hidden, by themselves or with their panel or page, are not shown. Pure.
 */
export function fieldAnswers(
  model: SurveyModel,
  sections: readonly Section[],
  answers: Readonly<Record<string, unknown>>,
  reading: Reading,
): FieldAnswers {
  const shown = new Map(
    sections.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'answer' ? [[part.path, part] as const] : []))),
  );
  const isHidden = (field: string): boolean =>
    isNeverShown(String(stepsOf(field)[0])) || questionsOf(model, field).some((question) => !question.isVisibleInSurvey);
  const valueOf = (field: string): unknown => (isHidden(field) ? undefined : answerAt(answers, field));
  const text = (field: string): string | undefined => {
    const value = valueOf(field);
    return shown.get(field)?.text ?? (value === undefined && !model.getQuestionByName(field) ? undefined : readable(value, reading));
  };
  return {
    text,
    picture: (field) => shown.get(field)?.picture,
    choices: (field) => {
      const value = valueOf(field);
      const values = Array.isArray(value) ? value : [value];
      const plain = values.filter((one) => typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean').map(String);
      return plain.length > 0 ? [...plain, ...(text(field) ? [text(field) ?? ''] : [])] : [];
    },
    chosen: (field) => {
      const dot = field.lastIndexOf('.');
      if (dot < 1) return undefined;
      const value = valueOf(field.slice(0, dot));
      const choice = field.slice(dot + 1);
      if (Array.isArray(value)) return value.some((one) => String(one) === choice);
      return value !== null && (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
        ? String(value) === choice
        : undefined;
    },
  };
}

/** The questions a field goes through, outermost first: `vehicles[0].make` names the repeated panel and the question in it. */
function questionsOf(model: SurveyModel, field: string): Question[] {
  const [name = '', index = '', inner = ''] = stepsOf(field);
  const question = (model.getQuestionByName(field) ?? model.getQuestionByName(name)) as Question | null;
  if (!question) return [];
  const panels = question.getType() === 'paneldynamic' ? (question as QuestionPanelDynamicModel).panels : [];
  const within = panels[Number(index)]?.getQuestionByName(inner) as Question | null | undefined;
  return within ? [question, within] : [question];
}
