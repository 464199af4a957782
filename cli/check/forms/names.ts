import { escapePart } from '#schemas/shared/pointer';
import { isHiddenValue, isPrefixed, refusedNames, valuelessTypes } from '#forms/definition';
import { conditionsIn, excludeEachOther } from './excluding-conditions.ts';
import type { SurveyNode } from './survey-json.ts';
import type { FormFinding } from './form-finding.ts';

/** Refused names (a form that has one is not shown), names of the portal's own values, and names that two questions share: they would overwrite each other's answer. */
export function nameFindings(nodes: readonly SurveyNode[]): FormFinding[] {
  const taken = new Map<string, string>();
  const conditionsOf = conditionsIn(nodes);
  return nodes.flatMap(({ pointer, value, role }): FormFinding[] => {
    const bad = ['name', 'valueName'].flatMap((key) => {
      const name = Object.hasOwn(value, key) ? value[key] : undefined;
      return typeof name === 'string' && refusedNames.has(name)
        ? [
            error(
              `${pointer}/${key}`,
              'refused-name',
              `"${name}" cannot be the name of a question: the form would not be shown. Choose another.`,
            ),
          ]
        : [];
    });
    const keys = Object.keys(value)
      .filter((key) => refusedNames.has(key))
      .map((key) => error(`${pointer}/${escapePart(key)}`, 'refused-name', `"${key}" is not allowed as a key in a form.`));
    const name = value['name'];
    if (!elementRoles.has(role) || typeof name !== 'string') return [...bad, ...keys];
    const key = `${scopeOf(pointer)} ${name.toLowerCase()}`;
    const first = taken.get(key);
    taken.set(key, first ?? pointer);
    const twice = first === undefined ? [] : [sharedName(name, first, pointer, conditionsOf)];
    return [...bad, ...keys, ...twice, ...ownValue(value, pointer)];
  });
}

function sharedName(name: string, first: string, pointer: string, conditionsOf: (pointer: string) => readonly string[]): FormFinding {
  const place = `${pointer}/name`;
  if (!excludeEachOther(conditionsOf(first), conditionsOf(pointer)))
    return error(place, 'duplicate-question', `The name "${name}" is already that of ${first}; one answer would overwrite the other.`);
  const message = `The name "${name}" is already that of ${first}. They are never asked together and share one answer: give this one a name of its own, and valueName "${name}".`;
  return { ...error(place, 'duplicate-question', message), severity: 'warning' };
}

/** FRM-10: an answer by the name of such a value would be replaced by it. */
function ownValue({ type, name, valueName = name }: SurveyNode['value'], pointer: string): FormFinding[] {
  if (
    type === 'panel' ||
    valuelessTypes.has(String(type)) ||
    scopeOf(pointer) !== '' ||
    typeof valueName !== 'string' ||
    !isOwnValue(valueName)
  )
    return [];
  const place = `${pointer}/${valueName === name ? 'name' : 'valueName'}`;
  if (valueName === 'source')
    return [
      {
        ...error(
          place,
          'reserved-name',
          '"source" is also a value of the portal\'s own: where staff fill in the form, it takes the place of the answer.',
        ),
        severity: 'warning',
      },
    ];
  const message = `"${valueName}" is a value of the portal's own, which takes the place of the answer when the form is sent. Choose another name.`;
  return [error(place, 'reserved-name', message)];
}

/** A form may set the others that begin with account_ or submission_. */
const isOwnValue = (name: string): boolean => name === 'submission_id' || (isHiddenValue(name) && !isPrefixed(name));

const elementRoles = new Set(['elements', 'templateElements', 'questions']);
/** The questions of a repeated panel are named among themselves. */
const scopeOf = (pointer: string) => /^.*\/templateElements(?=\/)/.exec(pointer)?.[0] ?? '';
const error = (pointer: string, code: FormFinding['code'], message: string): FormFinding => ({ pointer, severity: 'error', code, message });
