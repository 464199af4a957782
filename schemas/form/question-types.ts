import { fieldTypes } from './fields/index.ts';

/** Question types of survey-core that the portal can show, also as the cells of a table. */
export const surveyTypes: ReadonlySet<string> = new Set(
  (
    'boolean buttongroup checkbox comment dropdown expression file html image imagemap imagepicker matrix matrixdropdown matrixdynamic ' +
    'multipletext paneldynamic radiogroup ranking rating signaturepad slider tagbox text'
  ).split(' '),
);

/** Question types the portal can show; anything else becomes a notice in the place of the question. */
export const questionTypes: ReadonlySet<string> = new Set([...surveyTypes, ...Object.keys(fieldTypes)]);

/** What may be among the elements of a page or panel. */
export const elementTypes: ReadonlySet<string> = new Set([...questionTypes, 'panel']);

/** Properties that hold elements. */
export const elementLists: ReadonlySet<string> = new Set(['elements', 'templateElements', 'detailElements', 'questions']);

/** Stands for a question that cannot be shown: it takes no answer, and where an answer was required it refuses the form. */
export const notShownType = 'empty';
