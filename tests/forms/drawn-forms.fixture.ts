import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { questionTypeSteps } from '../../registry/blocks/form/question-type-steps.ts';

const tenants = join(import.meta.dirname, '../../fixtures/tenants');
const ofTenant = (path: string): object =>
  (JSON.parse(readFileSync(join(tenants, path), 'utf8')) as { surveyDefinition: object }).surveyDefinition;

/** Every kind of question that holds others, with files within. */
const nested = {
  pages: [
    {
      elements: [
        {
          type: 'paneldynamic',
          name: 'vehicles',
          panelCount: 1,
          templateElements: [
            { type: 'text', name: 'make', isRequired: true },
            { type: 'file', name: 'photos', allowMultiple: true },
            { type: 'radiogroup', name: 'kind', choices: ['car', 'van'], showOtherItem: true },
            { type: 'comment', name: 'why', visibleIf: "{panel.kind} = 'van'" },
            {
              type: 'paneldynamic',
              name: 'owners',
              templateElements: [
                { type: 'text', name: 'owner' },
                { type: 'file', name: 'proof' },
              ],
            },
          ],
        },
        {
          type: 'matrixdynamic',
          name: 'papers',
          rowCount: 1,
          columns: [
            { name: 'paper', cellType: 'file' },
            { name: 'what', cellType: 'dropdown', choices: ['bill', 'letter'] },
            { name: 'note', cellType: 'text', visibleIf: "{row.what} = 'letter'" },
          ],
        },
      ],
    },
    {
      elements: [
        {
          type: 'matrixdropdown',
          name: 'trips',
          rows: ['there', 'back'],
          columns: [{ name: 'miles', cellType: 'text', inputType: 'number' }, { name: 'by' }],
          choices: ['road', 'rail'],
        },
        { type: 'multipletext', name: 'address', items: [{ name: 'street' }, { name: 'town', maxLength: 20 }] },
        { type: 'matrix', name: 'reasons', columns: ['yes', 'no'], rows: ['price', 'look'] },
      ],
    },
  ],
};

/** Everything that sets, hides or ends. */
const clever = {
  calculatedValues: [{ name: 'double', expression: '{count} * 2', includeIntoResult: true }],
  triggers: [{ type: 'setvalue', expression: "{stage} = 'late'", setToName: 'lateness', setValue: 'noted' }],
  pages: [
    {
      elements: [
        { type: 'rating', name: 'count', rateMax: 7, defaultValue: 3 },
        { type: 'radiogroup', name: 'stage', choices: ['early', 'late'], showNoneItem: true, showCommentArea: true },
        { type: 'boolean', name: 'agreed', valueTrue: 'yes', valueFalse: 'no' },
        { type: 'expression', name: 'sum', expression: '{count} + 1' },
        {
          type: 'text',
          name: 'hiddenAlways',
          visible: false,
          clearIfInvisible: 'none',
          defaultValueExpression: "iif({count} > 3, 'many', 'few')",
        },
        { type: 'text', name: 'readOnly', readOnly: true, setValueExpression: "{stage} + '!'" },
        { type: 'checkbox', name: 'atMostTwo', choices: ['a', 'b', 'c'], maxSelectedChoices: 2, showNoneItem: true },
        { type: 'matrixdynamic', name: 'atLeastTwo', minRowCount: 2, maxRowCount: 3, columns: [{ name: 't', cellType: 'text' }] },
        { type: 'text', name: 'hiddenWhenLate', visibleIf: "{stage} <> 'late'" },
        { type: 'text', name: 'keptWhenHidden', visibleIf: "{stage} <> 'late'", clearIfInvisible: 'none' },
      ],
    },
    {
      visibleIf: '{count} > 2',
      elements: [
        { type: 'tagbox', name: 'tags', choices: ['a', 'b', { value: 'c', visibleIf: '{count} > 4' }], showOtherItem: true },
        { type: 'ranking', name: 'order', choices: ['x', 'y', 'z'] },
        { type: 'text', name: 'day', inputType: 'date', defaultValueExpression: "iif({count} > 3, '2026-01-02', '2026-01-01')" },
        { type: 'panel', name: 'inner', visibleIf: '{agreed} = "yes"', elements: [{ type: 'comment', name: 'story', maxLength: 50 }] },
      ],
    },
  ],
};

/** Many ways in which a question depends on another. */
const dependent = {
  elements: [
    { type: 'radiogroup', name: 'stage', choices: ['early', 'late'] },
    { type: 'text', name: 'count', inputType: 'number', defaultValue: 4 },
    { type: 'checkbox', name: 'parts', choices: ['a', 'b', 'c'] },
    { type: 'text', name: 'required', title: 'About {stage}', requiredIf: "{stage} = 'late'" },
    { type: 'comment', name: 'enabled', enableIf: "{stage} = 'late'" },
    { type: 'text', name: 'reset', resetValueIf: "{stage} = 'early'" },
    { type: 'text', name: 'copied', setValueIf: "{stage} = 'late'", setValueExpression: '{count}' },
    { type: 'text', name: 'limited', inputType: 'number', minValueExpression: '{count}', maxValueExpression: '{count} + 1000' },
    { type: 'text', name: 'defaulted', defaultValueExpression: '{count} + 1' },
    { type: 'text', name: 'checked', validators: [{ type: 'expression', text: 'Not that', expression: "{stage} = 'late'" }] },
    { type: 'checkbox', name: 'carried', choicesFromQuestion: 'parts', choicesFromQuestionMode: 'selected' },
    { type: 'checkbox', name: 'filtered', choices: ['a', 'b', 'c'], choicesVisibleIf: '{parts} contains {item}' },
    { type: 'dropdown', name: 'disabled', choices: ['a', 'b', 'c'], choicesEnableIf: '{parts} contains {item}' },
    { type: 'radiogroup', name: 'narrowed', choices: ['x', { value: 'y', visibleIf: "{stage} = 'late'" }] },
    { type: 'text', name: 'shared', inputType: 'number', valueName: 'count' },
    { type: 'text', name: ' around ', enableIf: "{stage} = 'late'" },
    { type: 'text', name: 'in|{side}', requiredIf: "{stage} = 'late'" },
    {
      type: 'paneldynamic',
      name: 'asBefore',
      panelCount: 2,
      questions: [
        { type: 'text', name: 'first' },
        { type: 'text', name: 'second', visibleIf: '{panel.first} notempty' },
      ],
    },
  ],
};

/** The forms that hold every type together: SurveyJS's that are shown, and the portal's own. */
export const allTypes: Readonly<Record<string, object>> = {
  'every type of SurveyJS': { pages: Object.entries(questionTypeSteps).map(([name, elements]) => ({ name, elements })) },
  'all-controls': ofTenant('northgate/submission-form/all-controls.json'),
  'papers-and-signature': ofTenant('northgate/submission-form/papers-and-signature.json'),
};

export const drawnForms: Readonly<Record<string, object>> = {
  ...allTypes,
  'vehicle-claim': ofTenant('northgate/submission-form/vehicle-claim.json'),
  'client-questionnaire': ofTenant('northgate/submission-form/client-questionnaire.json'),
  'impact-statement': ofTenant('meridian/submission-form/impact-statement.json'),
  nested,
  clever,
  dependent,
};
