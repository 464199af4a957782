import { isOwnAddress } from '#schemas/form';
import { isSlowPattern } from './slow-pattern.ts';
import { isObject, type SurveyNode } from './survey-json.ts';
import type { Told } from './told.ts';

/** What a form may not do: lead elsewhere, ask another host, or hang on a long answer. */
export function refusedParts(nodes: readonly SurveyNode[]): Told[] {
  return nodes.flatMap((node) => [...ways(node), ...choices(node), ...patterns(node)]);
}

function ways({ pointer, value, role }: SurveyNode): Told[] {
  const parts = role === '' ? ['navigateToUrl', 'navigateToUrlOnCondition'] : [];
  return parts
    .filter((part) => Object.hasOwn(value, part) && value[part] !== '')
    .map((part) =>
      error(
        `${pointer}/${part}`,
        'refused-part',
        `"${part}" is ignored: a form leads to its confirmation page. Use confirmationSlug of the form.`,
      ),
    );
}

function choices({ pointer, value }: SurveyNode): Told[] {
  const source = value['choicesByUrl'];
  if (!isObject(source) || Object.keys(source).length === 0) return [];
  return isOwnAddress(source)
    ? []
    : [
        error(
          `${pointer}/choicesByUrl`,
          'refused-part',
          'Choices may only come from this portal (a path that starts with one /); this question would have none.',
        ),
      ];
}

function patterns({ pointer, value }: SurveyNode): Told[] {
  const pattern = value['type'] === 'regex' || value['type'] === 'regexvalidator' ? value['regex'] : undefined;
  if (typeof pattern !== 'string') return [];
  try {
    new RegExp(pattern);
  } catch (fault) {
    return [
      error(
        `${pointer}/regex`,
        'invalid-expression',
        `The pattern cannot be read: ${fault instanceof Error ? fault.message : String(fault)}.`,
      ),
    ];
  }
  return isSlowPattern(pattern)
    ? [
        error(
          `${pointer}/regex`,
          'slow-pattern',
          'A long answer could keep this pattern busy for minutes: do not repeat what already repeats, as (a+)+; set limits, as {1,20}.',
        ),
      ]
    : [];
}

const error = (pointer: string, code: Told['code'], message: string): Told => ({ pointer, severity: 'error', code, message });
