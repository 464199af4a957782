import { escapePart } from '#schemas/shared/pointer';
import { refusedNames } from './refused-names.ts';
import { answerKeys, maxDepth } from './safe-definition.ts';
import { notListsIn, refusedParts } from './survey-types.ts';

/** Why a definition is not taken, at its place in it: survey-core would not load it, a part of it would be left out, or it asks what the portal does not show. */
export interface FormIssue {
  /** JSON pointer from the root of the definition. */
  readonly pointer: string;
  readonly code: 'form-does-not-load' | 'refused-name' | 'refused-part' | 'unsupported-question';
  readonly message: string;
}

/** More than a person answers; survey-core's time to load grows with the square of the questions. */
const maxQuestions = 2000;
const maxParts = 20_000;
/** Rows, panels or choices that a question makes by a number, those of rows within rows together. */
const maxMade = 1000;
/** Written choices, rows or columns of a question: checking the answer to twice as many takes longer than a submit may. */
const maxListed = 5000;
/** Properties that hold them. */
const lists = ['choices', 'rateValues', 'rows', 'columns'];
/** Properties that survey-core reads as text without checking. */
const texts = [
  'name',
  'valueName',
  'type',
  'cellType',
  'inputType',
  'mode',
  'titleLocation',
  'questionTitleLocation',
  'questionErrorLocation',
  'progressBarLocation',
  'sjsVersion',
];

interface LargestCount {
  /** The property with the number. */
  readonly key: string;
  readonly count: number;
}
type Part = Readonly<Record<string, unknown>>;

const nothingMade: LargestCount = { key: '', count: 1 };
const largest = (counts: readonly LargestCount[]): LargestCount =>
  counts.reduce((first, one) => (one.count > first.count ? one : first), nothingMade);

const numberOf = (part: Part, key: string, otherwise: number): number => {
  const value = Object.hasOwn(part, key) ? part[key] : undefined;
  return (typeof value === 'number' || typeof value === 'string') && Number.isFinite(Number(value)) ? Number(value) : otherwise;
};
const countOf = (part: Part, key: string): LargestCount => ({ key, count: numberOf(part, key, 0) });

/** Rates and choices that a question makes from a lowest one to a highest one. */
const steps = (part: Part): readonly LargestCount[] =>
  ['rate', 'choices'].map((name) => {
    const step = Math.max(numberOf(part, `${name}Step`, 1), Number.EPSILON);
    return { key: `${name}Max`, count: (numberOf(part, `${name}Max`, 0) - numberOf(part, `${name}Min`, 0)) / step + 1 };
  });

/** Whether a form definition can be loaded and shown at all; empty when it can. At most ten issues. Pure. */
export function formIssues(definition: unknown): FormIssue[] {
  const issues: FormIssue[] = [];
  let [parts, questions] = [0, 0];
  const report = (pointer: string, message: string, code: FormIssue['code'] = 'form-does-not-load') =>
    issues.push({ pointer, code, message });
  const visit = (node: unknown, pointer: string, depth: number, inAnswer: boolean, around = 1): void => {
    if (typeof node !== 'object' || node === null || issues.length === 10) return;
    if ((parts += 1) > maxParts) return;
    if (depth > maxDepth) return void report(pointer, `The form nests more than ${maxDepth} deep.`);
    if (Array.isArray(node)) {
      for (const [index, item] of node.entries()) {
        if (item === null) report(`${pointer}/${index}`, 'A list of a form cannot hold null.');
        visit(item, `${pointer}/${index}`, depth + 1, inAnswer, around);
      }
      return;
    }
    const part = node as Readonly<Record<string, unknown>>;
    for (const key of inAnswer ? [] : texts) {
      const value = Object.hasOwn(part, key) ? part[key] : undefined;
      if (value !== undefined && value !== null && typeof value !== 'string') report(`${pointer}/${key}`, `"${key}" must be a text.`);
      if (typeof value === 'string' && refusedNames.has(value))
        report(`${pointer}/${key}`, `"${value}" cannot be the ${key} of a question.`, 'refused-name');
    }
    for (const { key, message } of inAnswer ? [] : refusedParts(part)) report(`${pointer}/${key}`, message, 'unsupported-question');
    for (const key of inAnswer ? [] : notListsIn(part))
      report(`${pointer}/${key}`, `"${key}" must be a list. The question is shown without it.`, 'refused-part');
    const rows = inAnswer
      ? nothingMade
      : largest(['rowCount', 'minRowCount', 'panelCount', 'minPanelCount'].map((key) => countOf(part, key)));
    const choices = inAnswer ? nothingMade : largest([countOf(part, 'rateCount'), ...steps(part)]);
    for (const key of inAnswer ? [] : lists) {
      const listed = Object.hasOwn(part, key) && Array.isArray(part[key]) ? part[key].length : 0;
      if (listed > maxListed)
        report(`${pointer}/${key}`, `"${key}" has ${listed} entries; at most ${maxListed} are shown and checked in time.`);
    }
    const made = Math.min(rows.count, maxMade + 1) * around;
    const within = around > 1 ? ` within ${around} others` : '';
    if (made > maxMade && around <= maxMade)
      report(
        `${pointer}/${rows.key}`,
        `"${rows.key}" makes ${rows.count} rows or panels${within}; at most ${maxMade} are shown and checked in time.`,
      );
    if (choices.count > maxMade)
      report(
        `${pointer}/${choices.key}`,
        `"${choices.key}" makes ${choices.count} choices; at most ${maxMade} are shown and checked in time.`,
      );
    if (typeof part['type'] === 'string' && typeof part['name'] === 'string') questions += 1;
    for (const [key, value] of Object.entries(part))
      visit(value, `${pointer}/${escapePart(key)}`, depth + 1, inAnswer || answerKeys.test(key), Math.max(made, 1));
  };
  if (typeof definition !== 'object' || definition === null || Array.isArray(definition))
    return [{ pointer: '', code: 'form-does-not-load', message: 'The definition of a form must be an object.' }];
  visit(definition, '', 0, false);
  if (parts > maxParts) report('', `The form has more than ${maxParts} parts.`);
  else if (questions > maxQuestions) report('', `The form has ${questions} questions; at most ${maxQuestions} are loaded.`);
  return issues.slice(0, 10);
}
