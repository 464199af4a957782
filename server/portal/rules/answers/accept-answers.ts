import { fileQuestionAt, suitsFileQuestion, isHiddenValue } from '#schemas/form';
import { answersRefused } from '../../../platform/problems/index.ts';
import { notValidated } from './not-validated.ts';
import type { ValidateAnswers } from './validate-answers.ts';
import { translatorFor, type Reader } from '../reader-words.ts';

type Answers = Readonly<Record<string, unknown>>;

export interface AcceptAnswersParts {
  readonly validateAnswers: ValidateAnswers;
}

interface Announced {
  readonly questionName: string;
  readonly fileName: string;
  readonly size: number;
}

interface Given {
  /** Who sent them, a person or a network. */
  readonly whose: string;
  readonly answers: Answers;
  /** Announced files: each may still become the answer of its question. */
  readonly files?: readonly Announced[] | undefined;
}

/**
 * The answers that these definitions ask for, of those that were sent for good; 422 with the names of the questions whose answers they refuse,
 * in the language of the reader (FRM-10). Without a definition nothing can be asked of them.
 */
export async function acceptAnswers(
  reader: Reader<AcceptAnswersParts>,
  definitions: readonly unknown[],
  { whose, answers, files = [] }: Given,
): Promise<Answers> {
  if (definitions.length === 0) return answers;
  const expected = new Set(files.map((file) => file.questionName));
  const translate = await translatorFor(reader);
  const words = { language: reader.language, notOffered: translate('answers.notOffered'), notShown: translate('answers.notShown') };
  const given = { answers, seeds: hiddenIn(answers), ...words };
  const questions: { question: string; message: string }[] = [];
  const accepted: Record<string, unknown> = {};
  for (const definition of definitions) {
    const sending = await reader.parts
      .validateAnswers(definition, given, { tenant: reader.tenant, person: whose })
      .catch((cause: unknown) => {
        throw notValidated(cause, translate);
      });
    for (const { question, message, file } of sending.errors) if (!(file && expected.has(question))) questions.push({ question, message });
    const announced = files.filter(
      (file) => !isAskedFor(definition, file) && !questions.some(({ question }) => question === file.questionName),
    );
    questions.push(...announced.map(({ questionName }) => ({ question: questionName, message: words.notOffered })));
    Object.assign(accepted, sending.answers);
  }
  if (questions.length > 0) throw answersRefused(questions);
  return accepted;
}

/** Whether an announced file is such as its question takes; one of no question is its form's own. */
function isAskedFor(definition: unknown, { questionName, fileName: name, size }: Announced): boolean {
  const question = fileQuestionAt(definition, questionName);
  return question === undefined || suitsFileQuestion(question, { name, size });
}

/** FRM-10: the portal's own values travel among the answers. */
const hiddenIn = (answers: Answers): Answers => Object.fromEntries(Object.entries(answers).filter(([name]) => isHiddenValue(name)));
