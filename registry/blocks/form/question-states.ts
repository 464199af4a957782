import type { BlockExample } from '#engine';
import type { FormView } from '#schemas/api';
import { questionAnswers, refusedAnswers } from './question-answers.ts';

type Element = Readonly<Record<string, unknown>>;

/** What is only shown is never asked for. */
const shownOnly = ['expression', 'html', 'image', 'panel'];

/** Members of a question that hold others, or what makes fields of them. */
const inner = ['elements', 'templateElements', 'detailElements', 'columns', 'items'] as const;

const isList = (held: unknown): held is readonly Element[] => Array.isArray(held) && held.every((one) => typeof one === 'object');

/** Every question asked for, with all it holds. */
const required = (element: Element): Element => ({
  ...element,
  isRequired: !shownOnly.includes(String(element['type'])),
  ...(element['type'] === 'matrix' ? { eachRowRequired: true } : {}),
  ...Object.fromEntries(inner.flatMap((key) => (isList(element[key]) ? [[key, element[key].map(required)]] : []))),
});

/**
 * The states of an example with questions: `answered`, `readOnly` with the same answers, `required` with answers that are refused, so that Submit
 * reports each question, and `sending`, a draft that chosen files are sent to, which does not succeed.
 */
export const questionStates = (elements: readonly Element[], ready: (changes: Partial<FormView>) => BlockExample['data'] & object) => ({
  answered: { data: ready({ answers: questionAnswers, fileStates: { front: 'checked', back: 'received', photo: 'checked' } }) },
  readOnly: {
    data: ready({ answers: questionAnswers, definition: { elements: elements.map((element) => ({ ...element, readOnly: true })) } }),
  },
  required: { data: ready({ answers: refusedAnswers, definition: { elements: elements.map(required) } }) },
  sending: { data: ready({ submissionId: '4e470002-0071-4c1a-9f00-000000000071', hasDraft: true }) },
});
