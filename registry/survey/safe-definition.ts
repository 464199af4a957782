import { isOwnAddress, refusedNames } from '#schemas/form';

/** A form definition a tenant wrote that cannot be used, with the names at fault. */
export class UnusableForm extends Error {
  readonly names: readonly string[];
  constructor(names: readonly string[]) {
    super(`The form uses names that are not allowed: ${names.join(', ')}. Rename these questions.`);
    this.name = 'UnusableForm';
    this.names = names;
  }
}

const longestText = 5000;

/**
 * A copy of a SurveyJS definition without what a form must not do on its own: go elsewhere, load choices from other hosts, run away on
 * long input. Throws UnusableForm for names that would break the page.
 */
export function safeDefinition(definition: unknown): object {
  const refused: string[] = [];
  const copy = copyNode(definition, refused, 0);
  if (refused.length > 0) throw new UnusableForm(refused);
  const survey = typeof copy === 'object' && copy !== null ? (copy as Record<string, unknown>) : {};
  delete survey['navigateToUrl'];
  delete survey['navigateToUrlOnCondition'];
  return survey;
}

function copyNode(node: unknown, refused: string[], depth: number): unknown {
  if (depth > 64) return undefined;
  if (Array.isArray(node)) return node.map((item) => copyNode(item, refused, depth + 1));
  if (typeof node !== 'object' || node === null) return node;
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(node)) {
    if (refusedNames.has(key)) continue;
    if (key === 'choicesByUrl' && !isOwnAddress(value)) continue;
    if ((key === 'name' || key === 'valueName') && typeof value === 'string' && refusedNames.has(value)) refused.push(value);
    copy[key] = copyNode(value, refused, depth + 1);
  }
  // The same answer, an array; drawn as tick boxes, which everybody can work.
  if (copy['type'] === 'tagbox') copy['type'] = 'checkbox';
  if ((copy['type'] === 'text' || copy['type'] === 'comment') && !Number.isFinite(copy['maxLength'])) copy['maxLength'] = longestText;
  return copy;
}
