import { registrationForms } from '#schemas/api';
import { accountMembers, accountQuestionTypes, type AccountMember } from '#forms/definition';
import type { FormFinding } from './form-finding.ts';
import type { SurveyNode } from './survey-json.ts';

const all = Object.values(registrationForms);
const firstForms: ReadonlySet<unknown> = new Set(all.map(([first]) => first));
const detailsForms: ReadonlySet<unknown> = new Set(all.map(([, details]) => details));

/** REG-04: what is asked for the account, by types or in a form from which it would not be stored there; and what an account cannot be made without. */
export function accountQuestionFindings(slug: unknown, nodes: readonly SurveyNode[]): FormFinding[] {
  const questions = nodes.filter(
    ({ pointer, role, value }) => role === 'elements' && typeof value['name'] === 'string' && !isInRows(pointer),
  );
  const named = (name: string) => questions.filter(({ value }) => nameOf(value) === name);
  const has = (type: string): boolean => questions.some(({ value }) => value['type'] === type);
  if (detailsForms.has(slug))
    return accountMembers.flatMap((name) =>
      named(name).map(({ pointer }) =>
        error(
          `${pointer}/name`,
          `"${name}" is a member of the account, which is taken from the first form of a registration: put the question there.`,
        ),
      ),
    );
  if (!firstForms.has(slug)) return [];
  const missing = (name: string, types: string) =>
    error('', `Nobody could register: the form needs a question "${name}" of the type ${types}.`);
  return [
    ...accountMembers.flatMap((name) =>
      named(name)
        .filter(({ value }) => !isOneOf(name, value['type']))
        .map(({ pointer, value }) =>
          error(
            `${pointer}/type`,
            `The answer of a ${String(value['type'])} is not stored as "${name}" of the account: use ${accountQuestionTypes[name].join(' or ')}.`,
          ),
        ),
    ),
    ...(named('email').length > 0 ? [] : [missing('email', 'uniqueemail')]),
    ...(named('name').length > 0 || has('fullname') ? [] : [missing('name', 'fullname')]),
    ...(named('phoneNumber').length > 0
      ? []
      : questions
          .filter(({ value }) => value['type'] === 'phone')
          .map(({ pointer }) => ({
            ...error(`${pointer}/name`, 'The number stays among the answers. With the name "phoneNumber" it is that of the account, too.'),
            severity: 'warning' as const,
          }))),
  ];
}

const nameOf = ({ name, valueName = name }: SurveyNode['value']): unknown => valueName;
const isInRows = (pointer: string): boolean => /\/(templateElements|detailElements)\//.test(pointer);
const isOneOf = (name: AccountMember, type: unknown): boolean => accountQuestionTypes[name].some((one: string) => one === type);
const error = (pointer: string, message: string): FormFinding => ({ pointer, severity: 'error', code: 'invalid-file', message });
