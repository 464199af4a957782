import { nearest } from '#engine';
import { escapePart } from '#schemas/shared/pointer';
import { isObject } from '#locale/is-object';
import { BinaryOperand, ArrayOperand, Const, ConditionsParser, Variable } from 'survey-core';
import { expressionNames, type SurveyNode } from './survey-json.ts';
import type { FormFinding } from './form-finding.ts';

/** Types whose answers are among their choices. */
const choosing = new Set(['radiogroup', 'dropdown', 'checkbox', 'tagbox', 'imagepicker', 'ranking']);
/** Other answers, each by a property of the question or its name in older definitions. */
const extras = [
  ['showNoneItem', 'hasNone', 'none'],
  ['showOtherItem', 'hasOther', 'other'],
  ['showRefuseItem', 'hasRefuse', 'refused'],
  ['showDontKnowItem', 'hasDontKnow', 'dontknow'],
] as const;
/** What makes choices that the definition does not list. */
const made = ['choicesByUrl', 'choicesFromQuestion', 'choicesMin', 'choicesMax', 'allowCustomChoices', 'valueName'];

/** Conditions that compare a question with a choice that it does not have: they never hold. */
export function comparedChoiceFindings(nodes: readonly SurveyNode[]): FormFinding[] {
  const choices = new Map(nodes.flatMap((node) => choicesOf(node)));
  if (choices.size === 0) return [];
  return nodes.flatMap(({ pointer, value }) =>
    Object.entries(value).flatMap(([key, text]) => {
      if (!expressionNames.has(key) || typeof text !== 'string' || !text.includes('{')) return [];
      const tree = new ConditionsParser().parseExpression(text);
      return (tree ? comparisonsIn(tree) : []).flatMap(({ variable, compared }): FormFinding[] => {
        const known = choices.get(variable.toLowerCase());
        if (!known || known.some((one) => one.toLowerCase() === compared.toLowerCase())) return [];
        const suggestion = nearest(compared, known);
        return [
          {
            pointer: `${pointer}/${escapePart(key)}`,
            severity: 'warning',
            code: 'invalid-expression',
            message: `The expression compares {${variable}} with "${compared}", which is none of its choices.`,
            ...(suggestion === undefined ? {} : { suggestion }),
          },
        ];
      });
    }),
  );
}

/** The values that a question may have, by its name; nothing for one whose choices are not all in the definition, or that is within rows. */
function choicesOf({ pointer, value }: SurveyNode): readonly (readonly [string, readonly string[]])[] {
  const { type, name, choices } = value;
  if (!choosing.has(String(type)) || typeof name !== 'string' || !Array.isArray(choices) || choices.length === 0) return [];
  if (made.some((key) => Object.hasOwn(value, key)) || /\/(?:templateElements|detailElements|columns)\//.test(pointer)) return [];
  const listed = choices.map((one: unknown) => String(isObject(one) ? one['value'] : one));
  const more = extras.filter(([shows, has]) => value[shows] === true || value[has] === true).map(([, , extra]) => extra);
  return [[name.toLowerCase(), [...listed, ...more]]];
}

interface Comparison {
  readonly variable: string;
  readonly compared: string;
}

/** Every comparison of a variable with a value, or with each of a list, at any depth. */
function comparisonsIn(tree: object): readonly Comparison[] {
  const here = tree instanceof BinaryOperand ? comparisonOf(tree) : [];
  const below = Object.entries(tree).flatMap(([key, child]) =>
    key !== 'consumer' && typeof child === 'object' && child !== null ? comparisonsIn(child as object) : [],
  );
  return [...here, ...below];
}

function comparisonOf({ leftOperand: left, rightOperand: right }: BinaryOperand): readonly Comparison[] {
  if (!(left instanceof Variable)) return [];
  const values: unknown[] = right instanceof ArrayOperand ? Object.values(right).flat() : [right];
  return values.flatMap((value) => {
    if (!(value instanceof Const) || value instanceof Variable) return [];
    const compared: unknown = value.correctValue;
    return typeof compared === 'string' || typeof compared === 'number' ? [{ variable: left.variable, compared: String(compared) }] : [];
  });
}
