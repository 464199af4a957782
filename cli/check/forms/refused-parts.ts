import { isOwnAddress } from '#schemas/form';
import { isObject, type SurveyNode } from './survey-json.ts';
import type { Told } from './told.ts';

/** What a form may not do: lead elsewhere, or ask another host. */
export function refusedParts(nodes: readonly SurveyNode[]): Told[] {
  return nodes.flatMap((node) => [...ways(node), ...choices(node)]);
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

const error = (pointer: string, code: Told['code'], message: string): Told => ({ pointer, severity: 'error', code, message });
