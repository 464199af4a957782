import { ProblemError } from './problems.ts';

interface QuestionError {
  readonly question: string;
  readonly message: string;
}

/** 422 for one question of a form. */
export const unfit = (code: string, question: string, message: string): ProblemError =>
  new ProblemError(422, code, message, { members: { questions: [{ question, message }] } });

/** 422 that names every question whose answer is not accepted (FRM-10). */
export const answersRefused = (questions: readonly QuestionError[]): ProblemError =>
  new ProblemError(422, 'answers-refused', 'Some answers need another look.', { members: { questions } });
