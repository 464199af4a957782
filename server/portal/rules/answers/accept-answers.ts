import { isHiddenValue } from '#schemas/form';
import { answersRefused } from '../../../platform/problems/index.ts';
import { notValidated } from './not-validated.ts';
import { askedFiles, unaskedFiles, type AnnouncedFile } from './unasked-files.ts';
import type { ValidateAnswers } from './validate-answers.ts';
import { fieldWordsFor, translatorFor, type Reader } from '../reader-words.ts';

type Answers = Readonly<Record<string, unknown>>;

export interface AcceptAnswersParts {
  readonly validateAnswers: ValidateAnswers;
}

interface Given {
  /** Who sent them, a person or a network. */
  readonly whose: string;
  readonly answers: Answers;
  /** Announced files: each may still become the answer of its question. */
  readonly files?: readonly AnnouncedFile[] | undefined;
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
  const words = {
    language: reader.language,
    notOffered: translate('answers.notOffered'),
    notShown: translate('answers.notShown'),
    words: await fieldWordsFor(reader),
  };
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
    Object.assign(accepted, sending.answers);
  }
  const unasked = unaskedFiles(definitions, askedFiles(definitions, files)).filter(
    (name) => !questions.some(({ question }) => question === name),
  );
  questions.push(...unasked.map((question) => ({ question, message: words.notOffered })));
  if (questions.length > 0) throw answersRefused(questions);
  return accepted;
}

/** 422 for files announced with answers that are only kept, where the form does not ask for them (FRM-13). */
export async function refuseUnaskedFiles(
  reader: Reader<AcceptAnswersParts>,
  definition: unknown,
  files: readonly AnnouncedFile[],
): Promise<void> {
  const unasked = unaskedFiles([definition], files);
  if (unasked.length === 0) return;
  const message = (await translatorFor(reader))('answers.notOffered');
  throw answersRefused(unasked.map((question) => ({ question, message })));
}

/** FRM-10: the portal's own values travel among the answers. */
const hiddenIn = (answers: Answers): Answers => Object.fromEntries(Object.entries(answers).filter(([name]) => isHiddenValue(name)));
