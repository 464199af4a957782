import { escapePart } from '#schemas/shared/pointer';
import { isObject } from '#locale/is-object';
import { Serializer } from 'survey-core';
// Makes the portal's own question types known to survey-core.
import '#forms/model';

/** One object of a SurveyJS definition, with its pointer from the root of the definition. */
export interface SurveyNode {
  readonly pointer: string;
  readonly value: Readonly<Record<string, unknown>>;
  /** The property it is in: `elements`, `validators` …; '' for the survey itself. */
  readonly role: string;
}

/** Every object of a definition, outermost first. Pure. */
export function surveyNodes(definition: unknown): SurveyNode[] {
  const found: SurveyNode[] = [];
  const visit = (value: unknown, pointer: string, role: string): void => {
    if (Array.isArray(value)) value.forEach((item, index) => visit(item, `${pointer}/${index}`, role));
    if (!isObject(value)) return;
    found.push({ pointer, value, role });
    for (const [key, child] of Object.entries(value)) visit(child, `${pointer}/${escapePart(key)}`, key);
  };
  visit(definition, '', '');
  return found;
}

const classes = [
  'survey',
  'page',
  'panel',
  'itemvalue',
  'choiceitem',
  'matrixdropdowncolumn',
  'multipletextitem',
  'calculatedvalue',
  'htmlconditionitem',
  'expressionitem',
  ...['question', 'surveyvalidator', 'surveytrigger'].flatMap((base) => Serializer.getChildrenClasses(base, true).map(({ name }) => name)),
];
const properties = classes.flatMap((name) => Serializer.getProperties(name));

/** Names of the properties that hold an expression, as survey-core itself declares them. */
export const expressionNames: ReadonlySet<string> = new Set(
  properties.filter(({ type }) => ['condition', 'expression'].includes(type)).map(({ name }) => name),
);
/** Names of the properties that hold a text in several languages. */
export const textNames: ReadonlySet<string> = new Set(properties.filter(({ isLocalizable }) => isLocalizable).map(({ name }) => name));
