/** A form of 1,000 questions, 20 on each of 50 pages, and a person's answers to all of them. Of the questions that read others, all are shown with these answers. */
export const longForm = { pages: 50, questions: 20, slug: 'thousand-questions' } as const;

const choices = ['Yes', 'No', 'I do not know'];
const places = ['Ashby', 'Brook', 'Corley', 'Denham', 'Elmsted', 'Farley'];

/** Types of the questions of a page, in turn. */
const types = [
  { more: { type: 'text' }, answer: 'An answer of some words' },
  { more: { type: 'radiogroup', choices }, answer: 'Yes' },
  { more: { type: 'dropdown', choices: places }, answer: 'Corley' },
  { more: { type: 'text', inputType: 'number' }, answer: 4200 },
  { more: { type: 'text', inputType: 'date' }, answer: '2024-05-17' },
  { more: { type: 'checkbox', choices: places }, answer: ['Ashby', 'Farley'] },
];

/** Question `index` of `page`, both from 1. */
export const nameAt = (page: number, index: number): string => `q${page}-${index}`;

const numbersTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);
const typeAt = (index: number) => types[(index - 1) % types.length]!;

/** Of each page one question reads a choice of the page before, and one the first text of the form, which is typed in. */
function conditionAt(page: number, index: number): { readonly visibleIf?: string } {
  if (page === 1) return {};
  if (index === 7) return { visibleIf: `{${nameAt(1, 1)}} <> 'hide'` };
  if (index === 14) return { visibleIf: `{${nameAt(page - 1, 2)}} <> 'No'` };
  return {};
}

export const longDefinition = {
  pages: numbersTo(longForm.pages).map((page) => ({
    name: `page${page}`,
    title: `Part ${page}`,
    elements: numbersTo(longForm.questions).map((index) => ({
      ...typeAt(index).more,
      name: nameAt(page, index),
      title: `Question ${index} of part ${page}`,
      ...conditionAt(page, index),
    })),
  })),
};

export const longAnswers: Readonly<Record<string, unknown>> = Object.fromEntries(
  numbersTo(longForm.pages).flatMap((page) =>
    numbersTo(longForm.questions).map((index) => [nameAt(page, index), typeAt(index).answer] as const),
  ),
);
