import { cachedRule, type Rule } from '#engine';
import { formPatternIssues } from '#schemas/check';
import { formIssues, type FormIssue } from '#forms/definition';
import { isObject } from '#locale/is-object';
import { schemaFindings } from '../schema-findings.ts';
import type { Finding } from '../finding.ts';
import type { JsonFile } from '../files/json-file.ts';
import type { Published } from '../read-published.ts';
import type { TenantFiles } from '../files/tenant-files.ts';
import { accountQuestionFindings } from './account-questions.ts';
import { comparedChoiceFindings } from './compared-choices.ts';
import { declarationFindings } from './declaration-page.ts';
import { expressionFindings } from './expressions.ts';
import { fieldPropertyFindings } from './field-properties.ts';
import { labelQuestionFindings } from './label-question.ts';
import { lateRecaptchaFindings } from './late-recaptcha.ts';
import { loopFindings } from './loops.ts';
import { leftOutFindings } from './left-out.ts';
import { loadingFindings } from './loading.ts';
import { nameFindings } from './names.ts';
import { savingBehaviourFindings } from './saving-behaviour.ts';
import { surveyNodes } from './survey-json.ts';
import { surveyTextFindings } from './survey-texts.ts';
import type { FormFinding } from './form-finding.ts';

/** Forms and confirmation pages: their schemas, and what SurveyJS would make of each form (FRM-16, CNF-04). */
export function formFindings(tenant: TenantFiles, published: Published): Finding[] {
  return [
    ...tenant
      .in('submission-form')
      .flatMap((file) => [...schemaFindings(file, 'submission-form', published), ...oneForm(file, tenant.languages)]),
    ...tenant.in('confirmation-pages').flatMap((file) => schemaFindings(file, 'confirmation-pages', published)),
  ];
}

const consequences: Readonly<Record<FormIssue['code'], string>> = {
  'form-does-not-load': ' The form would not be shown.',
  'refused-name': ' The form would not be shown.',
  'refused-part': '',
  'unsupported-question': '',
};

function oneForm(file: JsonFile, languages: readonly string[]): Finding[] {
  if (!isObject(file.value)) return [];
  const { surveyDefinition, precondition } = file.value;
  const issues = precondition === undefined ? [] : (cachedRule(precondition as Rule, 'precondition').issues ?? []);
  const rules = issues.map(({ pointer, code, message, suggestion }) =>
    file.at(`/precondition${pointer}`, 'error', code, message, suggestion),
  );
  if (!isObject(surveyDefinition)) return rules;
  rules.push(...declarationFindings(file), ...labelQuestionFindings(file));
  const nodes = surveyNodes(surveyDefinition);
  const names = nameFindings(nodes);
  const named = new Set(names.map(({ pointer }) => pointer));
  const unloadable = formIssues(surveyDefinition);
  const found = [
    ...names,
    ...unloadable
      .filter(({ code, pointer }) => code !== 'refused-name' || !named.has(pointer))
      .map((fault): FormFinding => ({ ...fault, severity: 'error', message: `${fault.message}${consequences[fault.code]}` })),
    // survey-core throws on refused names without naming them.
    ...(unloadable.length > 0 || names.some(({ code }) => code === 'refused-name') ? [] : loadingFindings(surveyDefinition)),
    ...expressionFindings(nodes),
    ...comparedChoiceFindings(nodes),
    ...fieldPropertyFindings(nodes),
    ...savingBehaviourFindings(nodes),
    ...lateRecaptchaFindings(file.value['slug'], nodes),
    ...accountQuestionFindings(file.value['slug'], nodes),
    ...loopFindings(nodes),
    ...leftOutFindings(surveyDefinition).filter(({ pointer }) => !unloadable.some((fault) => fault.pointer === pointer)),
    ...formPatternIssues(surveyDefinition).map((fault): FormFinding => ({ ...fault, severity: 'error' })),
    ...surveyTextFindings(nodes, languages),
  ];
  return [
    ...rules,
    ...found.map(({ pointer, severity, code, message, suggestion }) =>
      file.at(`/surveyDefinition${pointer}`, severity, code, message, suggestion),
    ),
  ];
}
