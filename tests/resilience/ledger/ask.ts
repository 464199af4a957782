import { Refused } from '../../support/api-client.ts';

/** The connection broke, or the server answered that it could not: whether it was done is not known. */
export class Unanswered extends Error {}

export async function ask<Answer>(work: () => Promise<Answer & { status: number }>): Promise<Answer & { status: number }> {
  const answer = await work().catch((error: unknown) => {
    const isRefusal = error instanceof Refused && error.status >= 500;
    if (isRefusal || error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError)
      throw new Unanswered(String(error));
    throw error;
  });
  if (answer.status >= 500) throw new Unanswered(`answered ${answer.status}`);
  return answer;
}

/** The same for what answers no status, and rejects unless it went well. */
export const done = (work: () => Promise<unknown>): Promise<{ status: number }> => ask(() => work().then(() => ({ status: 200 })));
