import { behaviourOf, fieldTypeOf, isHiddenValue } from '#forms/definition';
import type { FormFinding } from './form-finding.ts';
import type { SurveyNode } from './survey-json.ts';

/** FRM-14: a behaviour that is none, or that its question cannot have. */
export function savingBehaviourFindings(nodes: readonly SurveyNode[]): FormFinding[] {
  const names = new Set(nodes.filter(({ role }) => role === 'elements').map(({ value }) => nameOf(value)));
  const unwrapped = nodes.filter(({ value }) => behaviourOf(value['savingBehaviour']) === 'Unwrap');
  return nodes.flatMap(({ pointer, value }): FormFinding[] => {
    if (!Object.hasOwn(value, 'savingBehaviour')) return [];
    const at = (message: string): FormFinding[] => [
      { pointer: `${pointer}/savingBehaviour`, severity: 'error', code: 'invalid-file', message },
    ];
    const behaviour = behaviourOf(value['savingBehaviour']);
    if (behaviour === undefined) return at('"savingBehaviour" must be "Ignore" (-1) or "Unwrap" (0).');
    if (/\/(templateElements|detailElements|columns)\//.test(pointer))
      return at('"savingBehaviour" has no effect within rows; give it to the question that has the rows.');
    if (behaviour === 'Ignore') return [];
    const parts = partsOf(value);
    if (parts.length === 0) return at(`The answer of a ${String(value['type'])} has no parts that could be stored by their own names.`);
    const others = unwrapped.filter((other) => nameOf(other.value) !== nameOf(value)).flatMap((other) => partsOf(other.value));
    const taken = parts.filter((part) => names.has(part) || isHiddenValue(part) || others.includes(part));
    return taken.length > 0
      ? at(
          `The answer cannot be unwrapped: ${taken.map((part) => `"${part}"`).join(', ')} is the name of another answer, or of a part of one.`,
        )
      : [];
  });
}

const nameOf = ({ valueName, name }: SurveyNode['value']): unknown => valueName ?? name;

function partsOf({ type, items }: SurveyNode['value']): readonly string[] {
  if (type === 'multipletext') return Array.isArray(items) ? items.map((item: { name?: unknown } | null) => String(item?.name)) : [];
  return fieldTypeOf(String(type))?.members ?? [];
}
