import { schemaCheck } from '#schemas/check';
import { fieldTypeOf, type FieldType } from '#schemas/form';
import { isObject } from '#schemas/shared/is-object';
import { escapePart } from '#schemas/shared/pointer';
import type { FormFinding } from './form-finding.ts';
import type { SurveyNode } from './survey-json.ts';

/** Properties of the portal's own question types that are not as their schema has them. */
export function fieldPropertyFindings(nodes: readonly SurveyNode[]): FormFinding[] {
  return nodes.flatMap(({ pointer, value }) => {
    const type = String(value['type']);
    return Object.entries<FieldType['properties'][string]>(fieldTypeOf(type)?.properties ?? {}).flatMap(([name, schema]): FormFinding[] => {
      const { description, default: _, localised, ...plain } = { localised: undefined, ...schema };
      const given = value[name];
      // Texts by language are checked with all others.
      if (given === undefined || (localised && isObject(given))) return [];
      return schemaCheck(plain)(given).map((issue) => ({
        pointer: `${pointer}/${escapePart(name)}${issue.pointer}`,
        severity: 'error',
        code: 'invalid-file',
        message: `"${name}" of a ${type}: ${issue.message} ${description}`,
      }));
    });
  });
}
