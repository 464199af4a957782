import { nearest } from '#engine';
import { seededNames } from '#forms/definition';
import { escapePart } from '#schemas/shared/pointer';
import { ConditionsParser, FunctionFactory } from 'survey-core';
import { expressionNames, type SurveyNode } from './survey-json.ts';
import type { FormFinding } from './form-finding.ts';

/** Words of SurveyJS that may begin a variable without being a question. */
const given = new Set(
  (
    'item choice row rowindex rowvalue rowname rowtitle panel panelindex visiblepanelindex parentpanel parentpanelindex prevpanel nextpanel prevrow nextrow ' +
    'totalrow totalvalue self question value locale pageno pagecount state isdisplaymode requiredquestions answeredquestions'
  ).split(' '),
);

/** Expressions that do not parse, that name a question that is not there, or call a function that is not defined. */
export function expressionFindings(nodes: readonly SurveyNode[]): FormFinding[] {
  const names = [...namesIn(nodes), ...seededNames];
  return nodes.flatMap(({ pointer, value }) =>
    Object.entries(value).flatMap(([key, text]) =>
      expressionNames.has(key) && typeof text === 'string' && text.trim() !== ''
        ? checkExpression(text, `${pointer}/${escapePart(key)}`, names)
        : [],
    ),
  );
}

function checkExpression(text: string, pointer: string, names: readonly string[]): FormFinding[] {
  const parser = new ConditionsParser();
  const tree = parser.parseExpression(text);
  const error = (code: FormFinding['code'], message: string, suggestion?: string): FormFinding => ({
    pointer,
    severity: 'error',
    code,
    message,
    ...(suggestion === undefined ? {} : { suggestion }),
  });
  if (!tree) {
    const isComment = /^\s*(?:\/\/|\/\*)/m.test(text);
    const why = isComment
      ? ': an expression has no comments. Take what follows // or is within /* */ out'
      : whereIn(text, parser.error?.at);
    return [error('invalid-expression', `The expression cannot be read${why}.`)];
  }
  const variables: string[] = [];
  tree.setVariables(variables);
  const functions = FunctionFactory.Instance.getAll();
  return [
    ...[...new Set(variables)]
      .filter((variable) => !isKnown(variable, names))
      .map((variable) =>
        error(
          'unknown-question',
          `The expression reads {${variable}}, and no question has this name. Nothing else sets it: add a question or an entry of calculatedValues ` +
            'of this name, or read a value that the portal sets (isEditMode, account_UtmSource …).',
          nearest(variable, names),
        ),
      ),
    ...[...functionsIn(tree)]
      .filter((name) => !functions.includes(name))
      .map((name) => error('invalid-expression', `There is no function ${name}().`, nearest(name, functions))),
  ];
}

/** What a form itself defines that an expression can read by name: questions, columns, items, calculated values and what triggers set. */
function namesIn(nodes: readonly SurveyNode[]): string[] {
  const keys = ['name', 'valueName', 'setToName'];
  const roles = new Set([
    'elements',
    'templateElements',
    'questions',
    'columns',
    'items',
    'calculatedValues',
    'triggers',
    'detailElements',
  ]);
  const found = nodes.filter(({ role }) => roles.has(role)).flatMap(({ value }) => keys.map((key) => value[key]));
  return [...new Set(found.filter((name) => typeof name === 'string'))];
}

function isKnown(variable: string, names: readonly string[]): boolean {
  const plain = variable.replace(/^[#$]/, '').toLowerCase();
  const [first = ''] = plain.split(/[.[]/);
  if (['panel', 'row', 'prevpanel', 'nextpanel', 'parentpanel', 'prevrow', 'nextrow'].includes(first) && plain.includes('.'))
    return isKnown(plain.slice(first.length + 1), names);
  if (given.has(first)) return true;
  return names.some((name) => {
    const known = name.toLowerCase();
    return plain === known || (plain.startsWith(known) && /^([.[]|-(comment|total|unwrapped)(?![\w-]))/.test(plain.slice(known.length)));
  });
}

/** Names of the functions a parsed expression calls, at any depth. */
function functionsIn(tree: object, found = new Set<string>()): Set<string> {
  if ('getType' in tree && typeof tree.getType === 'function' && tree.getType() === 'function' && 'originalValue' in tree)
    found.add(String(tree.originalValue));
  for (const [key, child] of Object.entries(tree))
    if (key !== 'consumer' && typeof child === 'object' && child !== null) functionsIn(child as object, found);
  return found;
}

const whereIn = (text: string, at: number | undefined) =>
  at === undefined || at < 0 || at >= text.trimEnd().length ? ': it ends too soon' : `: "${text.slice(at, at + 20)}" does not belong there`;
