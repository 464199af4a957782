import { ProblemError } from '../http/problems.ts';

/** A refusal of the portal API: a problem (RFC 9457) with members of its own, such as `questions` or `version`. */
export class Refusal extends ProblemError {
  readonly details: Readonly<Record<string, unknown>>;

  constructor(status: number, code: string, message: string, details: Readonly<Record<string, unknown>> = {}, retryAfterSeconds?: number) {
    super(status, code, message, retryAfterSeconds);
    this.name = 'Refusal';
    this.details = details;
  }
}

/** The same answer for "not there" and "not yours" (SECURITY 1B row 14). */
export const notFound = (): Refusal => new Refusal(404, 'not-found', 'There is no such thing here.');

/** 422 for one question of a form. */
export const unfit = (code: string, question: string, message: string): Refusal =>
  new Refusal(422, code, message, { questions: [{ question, message }] });
