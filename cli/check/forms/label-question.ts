import { nearest } from '#engine';
import { hiddenNames, questionsIn } from '#forms/definition';
import { isObject } from '#locale/is-object';
import type { Finding } from '../finding.ts';
import type { JsonFile } from '../files/json-file.ts';

/** A `labelQuestion` that is no question of the form: nothing would distinguish what was sent by it. */
export function labelQuestionFindings(file: JsonFile): Finding[] {
  const { labelQuestion: name, surveyDefinition } = isObject(file.value) ? file.value : {};
  if (typeof name !== 'string') return [];
  const names = questionsIn(surveyDefinition).map((question) => String(question['valueName'] ?? question['name']));
  if (names.includes(name))
    return hiddenNames(surveyDefinition).has(name)
      ? [
          file.at(
            '/labelQuestion',
            'error',
            'no-label-question',
            `"${name}" is a hidden question, whose answer claimants do not see. Name one that they answer.`,
          ),
        ]
      : [];
  const message = `There is no question "${name}" in this form. Name one whose answer is a short text, or remove this property.`;
  return [file.at('/labelQuestion', 'error', 'no-label-question', message, nearest(name, names))];
}
