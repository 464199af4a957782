import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { schemaCheck } from '#schemas/check';
import { readWorkflow } from './read-workflow.ts';

const schema = JSON.parse(readFileSync(new URL('../../schemas/published/hub-my-claim-steps.json', import.meta.url), 'utf8')) as unknown;
const validate = schemaCheck(schema);
const read = (content: unknown) => readWorkflow(content, validate);

const message = { header: 'Welcome', description: 'You are in.', class: 'information' };
const sound = {
  title: { en: 'How it is going', cy: 'Sut mae’n mynd' },
  steps: [{ processStep: 'Joined', completeFrom: 1 }, { processStep: 'Court' }],
  workflowStatusMapping: { WFS_Registered: { stepStatuses: ['done', 'current'], messageContentId: 'welcome' } },
  messageContents: { welcome: message },
};
const { workflowStatusMapping: _, ...withoutTable } = sound;
const ruled = (...rules: readonly object[]) => ({ ...withoutTable, rules });
const facts = (status: number, statusCode: string) => ({
  'account.status': status,
  'account.statusCode': statusCode,
  'documents.toSign': 0,
  'documents.signed': 0,
  'documents.declined': 0,
});

describe('workflow status → phases and message', () => {
  test('by the table; a code that nothing maps has none, whatever its name', () => {
    const { workflow, issues } = read({ ...sound });
    expect(issues).toEqual([]);
    expect(workflow.mappingOf(facts(1, 'WFS_Registered'))?.messageContentId).toBe('welcome');
    expect(workflow.mappingOf(facts(1, 'constructor'))).toBeUndefined();
  });

  test('rules of a status that names kinds count documents of these alone, whatever their case; one that names none is warned of', () => {
    const signed = { when: { '>': [{ var: 'documents.signed' }, 0] }, messageContentId: 'thanks' };
    const status = { messageContentId: 'welcome', messages: [signed] };
    const messageContents = { welcome: message, thanks: { ...message, header: 'Thank you' } };
    const workflowStatusMapping = { Offer: { ...status, documentKinds: ['Offer'] }, Any: status };
    const { workflow, issues } = read({ ...sound, workflowStatusMapping, messageContents });
    const header = (code: string, kind: string) =>
      workflow.messageOf({
        ...facts(5, code),
        'documents.signed': 1,
        documentsByKind: [{ kind, toSign: 0, signed: 1, declined: 0 }],
      })?.header;
    expect([header('Offer', 'Authority'), header('Offer', ' offer'), header('Any', 'Authority')]).toEqual([
      'Welcome',
      'Thank you',
      'Thank you',
    ]);
    expect(issues).toMatchObject([{ severity: 'warning', code: 'any-document', pointer: '/workflowStatusMapping/Any' }]);
    const byRule = read(ruled({ when: signed.when, messageContentId: 'welcome', documentKinds: ['Offer'] })).workflow;
    expect(byRule.mappingOf({ ...facts(5, 'Else'), 'documents.signed': 1 })).toBeUndefined();
  });

  test('by rules, the first that is true; a mistyped rule never applies, and is located', () => {
    const states = { stepStatuses: ['done', 'done'] };
    const { workflow, issues } = read(
      ruled(
        { when: { '!=': [{ var: 'acount.status' }, 1] }, ...states, messageContentId: 'welcome' },
        { when: { '!=': [{ var: 'session.staff' }, true] }, ...states, messageContentId: 'welcome' },
        {
          when: { and: [{ '==': [{ var: 'account.statusCode' }, 'WFS_Review'] }, { '>=': [{ var: 'account.status' }, 4] }] },
          formSlug: 'a',
        },
        { when: { '>=': [{ var: 'account.status' }, 3] }, formSlug: 'b' },
      ),
    );
    expect(workflow.mappingOf(facts(4, 'WFS_Review'))?.formSlug).toBe('a');
    expect(workflow.mappingOf(facts(4, 'WFS_Else'))?.formSlug).toBe('b');
    expect(workflow.mappingOf(facts(0, 'WFS_Else'))).toBeUndefined();
    expect(issues.filter(({ severity }) => severity === 'error')).toMatchObject([
      { code: 'unknown-fact', pointer: '/rules/0/when/!=/0/var', suggestion: 'account.status' },
      {
        code: 'unknown-fact',
        pointer: '/rules/1/when/!=/0/var',
        message: expect.stringContaining('can read account.status, account.statusCode, forms.status.*, documents.toSign'),
      },
    ]);
  });

  test('what one revision has is read once, its rules too', () => {
    const check = vi.fn(validate);
    const content = ruled({ when: true });
    expect(readWorkflow(content, check)).toBe(readWorkflow(content, check));
    expect(check).toHaveBeenCalledTimes(1);
    expect(Object.keys(content)).toEqual(Object.keys(ruled()));
  });
});

const details = { stepStatuses: ['done', 'current'], messageContentId: 'welcome' };
const sentRule = { '==': [{ var: 'forms.status.vehicle-claim' }, 'Done'] };
const twoMessages = { welcome: message, thanks: { ...message, header: 'Thanks' } };

describe('a message that reads the forms', () => {
  test('the first of the messages whose rule is true replaces the one of the status, by table and by rules', () => {
    const mapping = { ...details, messages: [{ when: sentRule, messageContentId: 'thanks' }] };
    const byTable = { ...sound, workflowStatusMapping: { WFS_Registered: mapping }, messageContents: twoMessages };
    const byRules = { ...ruled({ when: { '>=': [{ var: 'account.status' }, 0] }, ...mapping }), messageContents: twoMessages };
    for (const content of [byTable, byRules]) {
      const { workflow, issues } = read(content);
      expect(issues).toEqual([]);
      const at = (status: 'Draft' | 'Done') => workflow.messageOf({ ...facts(1, 'WFS_Registered'), 'forms.status.vehicle-claim': status });
      expect([at('Draft')?.header, at('Done')?.header]).toEqual(['Welcome', 'Thanks']);
    }
  });

  test('an unknown fact and an unknown message of it are reported where they are, and that message is never shown', () => {
    const messages = [{ when: { '==': [{ var: 'form.status.vehicle-claim' }, 'Done'] }, messageContentId: 'thank' }];
    const { workflow, issues } = read({ ...sound, workflowStatusMapping: { W: { ...details, messages } }, messageContents: twoMessages });
    expect(issues).toMatchObject([
      { code: 'unknown-fact', pointer: '/workflowStatusMapping/W/messages/0/when/==/0/var' },
      { code: 'unknown-message', pointer: '/workflowStatusMapping/W/messages/0/messageContentId', suggestion: 'thanks' },
    ]);
    expect(workflow.messageOf(facts(1, 'W'))?.header).toBe('Welcome');
  });
});

describe('a configuration with faults', () => {
  test('each is located, the rest is used: what is unsound is left out and moves nothing else', () => {
    const { workflow, issues } = read({
      ...sound,
      title: 5,
      steps: ['Joined', { processStep: 'Court', completeFrom: 'x' }],
      workflowStatusMapping: {
        A: 7,
        B: { stepStatuses: ['don', 'current'], messageContentId: 'welcome' },
        C: { formSlug: 'claim', colour: 'red' },
      },
      messageContents: { welcome: message, bare: { header: 'Only' } },
    });
    expect(issues.map(({ pointer }) => pointer).toSorted()).toEqual([
      '/messageContents/bare',
      '/messageContents/bare',
      '/steps/0',
      '/steps/1/completeFrom',
      '/title',
      '/workflowStatusMapping/A',
      '/workflowStatusMapping/B/stepStatuses/0',
      '/workflowStatusMapping/C/colour',
    ]);
    expect(workflow).not.toHaveProperty('title');
    expect(workflow.steps).toEqual([{}, { processStep: 'Court' }]);
    expect(workflow.messageContents).toEqual({ welcome: message });
    expect(workflow.mappingOf(facts(0, 'A'))).toBeUndefined();
    expect(workflow.mappingOf(facts(0, 'B'))).toEqual({ stepStatuses: [null, 'current'], messageContentId: 'welcome' });
    expect(workflow.mappingOf(facts(0, 'C'))?.formSlug).toBe('claim');
  });

  test('mappings that do not fit the steps and messages are located', () => {
    const { issues } = read({ ...sound, workflowStatusMapping: { 'a/b': { stepStatuses: ['done'], messageContentId: 'welcom' }, c: {} } });
    expect(issues).toMatchObject([
      { severity: 'error', code: 'invalid-file', pointer: '/workflowStatusMapping/a~1b/stepStatuses' },
      { severity: 'error', code: 'unknown-message', pointer: '/workflowStatusMapping/a~1b/messageContentId', suggestion: 'welcome' },
      { severity: 'warning', code: 'unmapped-status', pointer: '/workflowStatusMapping/c' },
    ]);
    expect(read(withoutTable).issues).toMatchObject([{ severity: 'error', code: 'invalid-file', pointer: '' }]);
  });

  test('whatever arrives is read without an error, and used without one', () => {
    const part = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<unknown>,
      ...Object.values(sound).map((value) => fc.constant<unknown>(value)),
    );
    const content = fc.oneof(
      fc.jsonValue() as fc.Arbitrary<unknown>,
      fc.dictionary(fc.constantFrom('title', 'steps', 'workflowStatusMapping', 'rules', 'messageContents', '__proto__'), part),
      fc.array(fc.record({ when: part, stepStatuses: part, messageContentId: part }, { requiredKeys: [] })).map((rules) => ruled(...rules)),
    );
    const property = fc.property(content, (value) => {
      const { workflow, issues } = read(value);
      for (const code of ['WFS_Registered', '__proto__', '']) for (const status of [0, 6]) workflow.mappingOf(facts(status, code));
      expect(workflow.steps.every((step) => typeof step === 'object')).toBe(true);
      expect(issues.every(({ pointer, message }) => typeof pointer === 'string' && message !== '')).toBe(true);
    });
    fc.assert(property, { numRuns: 500 });
  });
});
