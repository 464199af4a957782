import { labelled } from '#locale/dates-and-numbers/labelled';
import type { FieldQuestion } from '../../model/index.ts';
import { checkAnswer } from '../../state/index.ts';
import { announce } from '#ui';

/** Asks the server about the answer of a field that is left. What is wrong with it is announced: the focus is elsewhere by then. */
export async function checkOnLeave(question: FieldQuestion): Promise<void> {
  const words = (): readonly string[] => question.errors.map((error) => error.getText());
  const before = words();
  await checkAnswer(question);
  for (const word of words()) if (!before.includes(word)) announce(labelled(question.processedTitle, word, question.settings.language));
}
