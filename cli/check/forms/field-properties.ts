import { schemaCheck } from '#schemas/check';
import { fieldTypeOf, type FieldType } from '#forms/definition';
import { isObject } from '#locale/is-object';
import { escapePart } from '#schemas/shared/pointer';
import type { FormFinding } from './form-finding.ts';
import type { SurveyNode } from './survey-json.ts';

type Properties = FieldType['properties'];

/** SurveyJS's own question for files takes any value of these, and shows limits that the tenant did not mean. */
const ofFiles = ['acceptedTypes', 'maxSize', 'allowMultiple', 'maxFiles'];

const propertiesOf = (type: string): Properties => {
  if (type !== 'file') return fieldTypeOf(type)?.properties ?? {};
  return Object.fromEntries(Object.entries(propertiesOf('uploader')).filter(([name]) => ofFiles.includes(name)));
};

/** Properties of the portal's own question types, and of questions for files, that are not as their schema has them. */
export function fieldPropertyFindings(nodes: readonly SurveyNode[]): FormFinding[] {
  return nodes.flatMap(({ pointer, value }) =>
    [value['type'], value['cellType']].flatMap((type) => (typeof type === 'string' ? findingsOf(type, pointer, value) : [])),
  );
}

function findingsOf(type: string, pointer: string, value: SurveyNode['value']): FormFinding[] {
  return Object.entries(propertiesOf(type)).flatMap(([name, schema]): FormFinding[] => {
    const { description, default: _, localised, ...plain } = { localised: undefined, ...schema };
    const written = value[name];
    const given = name === 'acceptedTypes' && typeof written === 'string' ? written.toLowerCase() : written;
    // 0 is SurveyJS's own way to state no limit.
    if (type === 'file' && given === 0) return [];
    // Texts by language are checked with all others.
    if (given === undefined || (localised && isObject(given))) return [];
    return schemaCheck(plain)(given).map((issue) => ({
      pointer: `${pointer}/${escapePart(name)}${issue.pointer}`,
      severity: 'error',
      code: 'invalid-file',
      message: `"${name}" of a ${type}: ${issue.message} ${description}`,
    }));
  });
}
