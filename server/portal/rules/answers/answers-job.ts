import type { Sending, SendGiven } from '#forms/model';

/** Answers to be validated: plain data, so that it can be handed to a worker. */
export interface AnswersJob {
  readonly definition: unknown;
  readonly given: SendGiven;
}

/** `failure`: the form itself cannot be loaded. */
export type AnswersResult = Sending | { readonly failure: string };
