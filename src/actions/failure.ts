import type { Outcome } from '#schemas/page';
import { PortalError } from '../failure/index.ts';

/**
 * A failed call as an outcome; anything else is thrown on. It has a message only if the server has words for the person: the block that asked has words
 * for the rest. Questions a submit was refused for become details by their names.
 */
export function failure(error: unknown): Extract<Outcome, { ok: false }> {
  if (!(error instanceof PortalError)) throw error;
  const questions = error.problem['questions'];
  const details = Array.isArray(questions)
    ? Object.fromEntries(
        questions.map((fault: { question?: unknown; message?: unknown }) => [String(fault.question), String(fault.message)]),
      )
    : undefined;
  const { retryAfterSeconds: wait, triesLeft, recaptchaKey } = error.problem;
  return {
    ok: false,
    code: error.code,
    ...(error.words === undefined ? {} : { message: error.words }),
    ...(details ? { details } : {}),
    ...(typeof triesLeft === 'number' ? { triesLeft } : {}),
    ...(typeof recaptchaKey === 'string' ? { recaptchaKey } : {}),
    ...(typeof wait === 'number' ? { retryAfterSeconds: wait } : {}),
  };
}
