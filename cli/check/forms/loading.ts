import { nearest } from '#engine';
import { escapePart } from '#schemas/shared/pointer';
import { Serializer, type JsonError } from 'survey-core';
import { prepareForm } from '#forms/model';
import { isObject } from '#locale/is-object';
import { expressionNames, surveyNodes } from './survey-json.ts';
import type { FormFinding } from './form-finding.ts';

/** What survey-core reports when it reads the definition: unknown types and properties, or that it cannot be read at all. */
export function loadingFindings(definition: unknown): FormFinding[] {
  try {
    const given = { language: 'en', answers: {}, notShown: '' };
    const { model, definition: loaded } = prepareForm(withoutExpressions(definition), 'send', given);
    const pointers = new Map<unknown, string>(surveyNodes(loaded).map(({ pointer, value }) => [value, pointer]));
    const errors: readonly JsonError[] = model.jsonErrors ?? [];
    return errors.map((fault) => oneIssue(fault, pointers));
  } catch (fault) {
    const message = `The form cannot be loaded: ${fault instanceof Error ? fault.message : String(fault)}.`;
    return [{ pointer: '', severity: 'error', code: 'form-does-not-load', message }];
  }
}

function oneIssue({ type, message, propertyName, className, jsonObj }: FormJsonIssue, pointers: ReadonlyMap<unknown, string>): FormFinding {
  const pointer = pointers.get(jsonObj) ?? '';
  const given = isObject(jsonObj) ? jsonObj['type'] : undefined;
  if (type === 'unknownproperty' && className !== undefined && propertyName !== undefined) {
    const known = Serializer.getProperties(className).map(({ name }) => name);
    const place = { pointer: `${pointer}/${escapePart(propertyName)}`, severity: 'warning', code: 'form-does-not-load' } as const;
    return { ...place, message: `A ${className} has no property "${propertyName}"; it is ignored.`, ...meant(propertyName, known) };
  }
  if (type === 'incorrecttypeproperty' && typeof given === 'string')
    return { pointer: `${pointer}/type`, severity: 'error', code: 'form-does-not-load', message: `SurveyJS has no type "${given}" here.` };
  return { pointer, severity: 'error', code: 'form-does-not-load', message };
}

type FormJsonIssue = JsonError & { readonly propertyName?: string; readonly className?: string };

const meant = (word: string, known: readonly string[]) => {
  const suggestion = nearest(word, known);
  return suggestion === undefined ? {} : { suggestion };
};

/** A copy that is safe to load: expressions are checked elsewhere, and survey-core prints to the console about them. */
function withoutExpressions(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutExpressions);
  if (!isObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key, value]) => key !== '__proto__' && !(expressionNames.has(key) && typeof value === 'string'))
      .map(([key, value]) => [key, withoutExpressions(value)]),
  );
}
