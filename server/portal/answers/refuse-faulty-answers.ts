import { answersRefused } from '../faults.ts';
import type { Portal } from '../portal.ts';

interface Given {
  /** Who sent them, a person or a network. */
  readonly whose: string;
  readonly answers: Readonly<Record<string, unknown>>;
  /** Announced files: each may still become the answer of its question. */
  readonly files?: readonly { readonly questionName: string }[] | undefined;
}

/** 422 with the names of the questions whose answers these definitions refuse (FRM-10). */
export async function refuseFaultyAnswers(
  { judgeAnswers }: Pick<Portal, 'judgeAnswers'>,
  definitions: readonly unknown[],
  { whose, answers, files = [] }: Given,
): Promise<void> {
  const expected = new Set(files.map((file) => file.questionName));
  const questions = [];
  for (const definition of definitions)
    for (const { question, message, file } of await judgeAnswers(definition, answers, whose))
      if (!(file && expected.has(question))) questions.push({ question, message });
  if (questions.length > 0) throw answersRefused(questions);
}
