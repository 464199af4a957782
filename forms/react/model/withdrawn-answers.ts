import type { Question, SurveyModel } from 'survey-core';
import { answerAt, withAnswerAt } from '../../model/definition/index.ts';
import { questionAt, questionsOf } from '../../model/index.ts';

interface Withdrawn {
  readonly question: Question;
  /** The part of the question's answer that the form does not take: `[1]`, `.row`; empty where it is all of it. */
  readonly part: string;
  readonly stored: unknown;
  /** What the question showed instead when the form was opened. */
  readonly shown: string | undefined;
}

/**
 * Stored answers that this revision of a form does not take. They are kept beside the model, which is without them, until their question is
 * answered anew: a later revision may offer them again (docs/decisions/0008). They follow their row when another row is removed.
 */
export class WithdrawnAnswers {
  readonly #model: SurveyModel;
  #open: readonly Withdrawn[];

  constructor(model: SurveyModel, misfits: readonly string[], stored: Readonly<Record<string, unknown>>) {
    this.#model = model;
    this.#open = misfits.flatMap((path) => {
      const owner = ownerOf(model, path);
      if (!owner) return [];
      return [{ ...owner, stored: answerAt(stored, path), shown: shownIn(owner.question, owner.part) }];
    });
    if (this.#open.length > 0)
      model.onValueChanged.add(() => {
        this.#open = this.#open.filter(({ question, part, shown }) => shownIn(question, part) === shown);
      });
  }

  /** Answers as they are kept and saved as a draft. */
  addTo(answers: Readonly<Record<string, unknown>>): Record<string, unknown> {
    let all = { ...answers };
    if (this.#open.length === 0) return all;
    const paths = new Map(questionsOf(this.#model).map(({ question, path }) => [question, path]));
    for (const { question, part, stored } of this.#open) {
      const path = paths.get(question);
      if (path === undefined) continue;
      // The name of a question of the form itself may hold a dot.
      const isWhole = part === '' && !question.parentQuestion;
      all = isWhole ? { ...all, [path]: stored } : withAnswerAt(all, path + part, stored);
    }
    return all;
  }
}

/** The innermost question that a path leads to, and the rest of the path. */
function ownerOf(model: SurveyModel, path: string): Pick<Withdrawn, 'question' | 'part'> | undefined {
  for (let end = path.length; end > 0; end = Math.max(path.lastIndexOf('.', end - 1), path.lastIndexOf('[', end - 1))) {
    const question = questionAt(model, path.slice(0, end));
    if (question) return { question, part: path.slice(end) };
  }
  return undefined;
}

const shownIn = (question: Question, part: string): string | undefined =>
  JSON.stringify(answerAt({ value: question.value as unknown }, `value${part}`));

const withdrawn = new WeakMap<SurveyModel, WithdrawnAnswers>();

/** Gives an open form the stored answers that it does not take. */
export const keepWithdrawn = (model: SurveyModel, answers: WithdrawnAnswers): void => void withdrawn.set(model, answers);

/** Answers of an open form with those that it does not take any more. */
export const withWithdrawn = (model: SurveyModel): Record<string, unknown> => withdrawn.get(model)?.addTo(model.data) ?? { ...model.data };
