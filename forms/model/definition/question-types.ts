import { fieldTypes } from '../../questions/index.ts';
import { shownTypes } from './survey-types.ts';

/** Question types of survey-core that the portal can show, also as the cells of a table. */
export const shownSurveyTypes: ReadonlySet<string> = new Set(shownTypes);

/** Question types the portal can show; anything else becomes a notice in the place of the question. */
export const questionTypes: ReadonlySet<string> = new Set([...shownSurveyTypes, ...Object.keys(fieldTypes)]);

/** What may be among the elements of a page or panel. */
export const elementTypes: ReadonlySet<string> = new Set([...questionTypes, 'panel']);

/** Properties that hold elements. */
export const elementLists: ReadonlySet<string> = new Set(['elements', 'templateElements', 'detailElements', 'questions']);

/** Stands for a question that cannot be shown: it takes no answer, and where an answer was required it refuses the form. */
export const notShownType = 'empty';

/** Types that hold no answer. */
export const valuelessTypes: ReadonlySet<string> = new Set(['html', 'image']);

/** Types of which a reader of the answers is shown nothing. */
export const silentTypes: ReadonlySet<string> = new Set([...valuelessTypes, 'recaptcha']);
