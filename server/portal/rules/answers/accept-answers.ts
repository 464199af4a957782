import { isHiddenValue, type FileLimits } from '#forms/definition';
import type { AnswerCheck } from '#forms/model';
import { answersRefused } from '../../../platform/problems/index.ts';
import { refusedByChecks, type CheckParts, type Sender } from './ask-checks.ts';
import { notValidated } from './not-validated.ts';
import { askedFiles, unaskedFiles, type AnnouncedFile } from './unasked-files.ts';
import type { ValidateAnswers } from './validate-answers.ts';
import { fieldWordsFor, translatorFor, type Reader } from '../reader-words.ts';

type Answers = Readonly<Record<string, unknown>>;

export interface AcceptAnswersParts {
  readonly validateAnswers: ValidateAnswers;
}

type AcceptDependencies = AcceptAnswersParts & CheckParts;

interface SentAnswers {
  /** Who sent them, a person or a network. */
  readonly submitter: string;
  readonly answers: Answers;
  /** Announced files: each may still become the answer of its question. */
  readonly files?: readonly AnnouncedFile[] | undefined;
  readonly sender: Sender;
  /** Of a registration: in which country the number of the account may be written without its code. */
  readonly accountCountry?: string | undefined;
  /** What a file of the tenant may be. */
  readonly limits?: FileLimits | undefined;
}

/**
 * The answers that these definitions ask for, of those that were sent for good; 422 with the names of the questions whose answers they refuse,
 * in the language of the reader (FRM-10). Without a definition nothing can be asked of them.
 */
export async function acceptAnswers(
  reader: Reader<AcceptDependencies>,
  definitions: readonly unknown[],
  { submitter, answers, files = [], accountCountry, limits, sender }: SentAnswers,
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
  const given = {
    answers,
    seeds: hiddenIn(answers),
    isStored: true,
    ...words,
    accountCountry,
    ...(limits ? { files: { endings: limits.endings, maxSize: limits.maxSize } } : {}),
  };
  const questions: { question: string; message: string }[] = [];
  const accepted: Record<string, unknown> = {};
  const checks: AnswerCheck[] = [];
  for (const definition of definitions) {
    const sending = await reader.parts
      .validateAnswers(definition, given, { tenant: reader.tenant, person: submitter })
      .catch((cause: unknown) => {
        throw notValidated(cause, translate);
      });
    for (const { question, message, file } of sending.errors) if (!(file && expected.has(question))) questions.push({ question, message });
    Object.assign(accepted, sending.answers);
    checks.push(...(sending.checks ?? []));
  }
  const unasked = unaskedFiles(definitions, askedFiles(definitions, files)).filter(
    (name) => !questions.some(({ question }) => question === name),
  );
  questions.push(...unasked.map((question) => ({ question, message: words.notOffered })));
  // Last: a token of a person is used up by its check.
  if (questions.length === 0) questions.push(...(await refusedByChecks(reader.parts, reader.tenantSettings, checks, sender)));
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
