import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { validate } from '#built/hub-my-claim-steps';
import { cachedRule, readerOf, readWorkflow, validatePage } from '#engine';
import { facts, factOf, pathsAt, type FactPlace } from '#schemas/page';
import { formFindings } from '../../cli/check/forms/forms.ts';
import { pageFindings } from '../../cli/check/pages/pages.ts';
import { readPublished } from '../../cli/check/read-published.ts';
import { readTenantFiles } from '../../cli/check/files/tenant-files.ts';
import { configurationFindings } from '../../cli/check/configuration/configuration-findings.ts';
import { evaluatePrecondition } from '../../server/portal/rules/index.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-facts-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

type Circumstances = Parameters<typeof evaluatePrecondition>[1];
const account = {
  id: 'a-1',
  identifier: 'NG-1',
  status: 3,
  status_code: 'WFS_Registered',
  project_id: 'p',
  registration_type: 'Register',
} as Circumstances['account'];
const submission = { status: 'Draft', status_code: 'WFS_Registration_Draft', correction_of: null } as const;
const published = readPublished();

/** Errors that the check finds at this place of one file of a tenant. */
function findings(path: string, content: unknown, pointer: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), JSON.stringify(content));
  const { tenant } = readTenantFiles(folder);
  const all = [...pageFindings(tenant, published), ...formFindings(tenant, published), ...configurationFindings(tenant, published)];
  return all.filter((finding) => finding.severity === 'error' && finding.file === path && finding.pointer.startsWith(pointer));
}
const checkPrecondition = (precondition: unknown) =>
  findings('submission-form/claim.json', { slug: 'claim', name: 'Claim', version: 1, precondition, surveyDefinition: {} }, '/precondition');

/** For each place: whether the check accepts a rule, and whether what evaluates it for claimants does. */
const places: Readonly<Record<FactPlace, (rule: unknown) => { checked: boolean; evaluated: boolean }>> = {
  page(rule) {
    const content = { slug: 'faqs', title: 'x', component: [{ type: 'html', props: {}, visible: rule }] };
    const { page } = validatePage(content, { tenant: 't', page: 'faqs', types: ['html'] });
    const checked = findings('public-page/faqs.json', content, '/component/0/visible').length === 0;
    return { checked, evaluated: page?.blocks[0]?.issue === undefined };
  },
  precondition: (rule) => ({
    checked: checkPrecondition(rule).length === 0,
    evaluated: evaluatePrecondition(rule, { account, submission, now: 1 }),
  }),
  workflow(rule) {
    const steps = {
      slug: 'hub-my-claim-steps',
      steps: [{ processStep: 'One' }],
      messageContents: { m: { header: 'h', description: 'd', class: 'information' } },
      rules: [{ when: rule, stepStatuses: ['done'], messageContentId: 'm' }],
    };
    return {
      checked: findings('configuration/hub-my-claim-steps.json', steps, '/rules').length === 0,
      evaluated:
        readWorkflow(steps, validate).workflow.mappingOf({
          'account.status': 3,
          'account.statusCode': 'W',
          'documents.toSign': 0,
          'documents.signed': 0,
          'documents.declined': 0,
        }) !== undefined,
    };
  },
};

const paths = [...Object.keys(facts), 'query.ref', 'account.toString', 'constructor'];
const cases = paths.flatMap((path) => (Object.keys(places) as FactPlace[]).map((place) => [path, place] as const));

test.each(cases)('%s in a rule of %s: the check and what evaluates the rule both follow the table', (path, place) => {
  const readable = factOf(path)?.places.includes(place) ?? false;
  // True whatever the fact is, unless the path is refused.
  expect(places[place]({ or: [{ '==': [{ var: path }, 'x'] }, true] })).toEqual({ checked: readable, evaluated: readable });
});

test.each(Object.keys(places) as FactPlace[])('rules of %s can read something', (place) => {
  expect(pathsAt(place).length).toBeGreaterThan(1);
});

describe('a precondition', () => {
  test('may read the submission: the check and the server accept it', () => {
    const rule = { '==': [{ var: 'submission.status' }, 'Draft'] };
    expect(places.precondition(rule)).toEqual({ checked: true, evaluated: true });
    expect(evaluatePrecondition(rule, { account, submission: undefined, now: 1 })).toBe(false);
  });

  test('may not read the session: the check and the server refuse it, and the check names what can be read', () => {
    expect(places.precondition({ '==': [{ var: 'session.signedIn' }, true] })).toEqual({ checked: false, evaluated: false });
    expect(checkPrecondition({ '==': [{ var: 'session.signedIn' }, true] })[0]?.message).toMatch(
      /^A precondition cannot read "session\.signedIn"\. A precondition can read now, account\.id, /,
    );
  });

  test.each(pathsAt('precondition'))('%s has its value from the records of the server', (path) => {
    expect(evaluatePrecondition({ '!': { missing: [path] } }, { account, submission, now: 1 })).toBe(true);
  });
});

test('the same rule in two places is compiled for each', () => {
  const rule = { '==': [{ var: 'submission.status' }, 'Draft'] };
  const known = readerOf({ 'submission.status': 'Draft' });
  const shown = () =>
    (['precondition', 'page', 'precondition'] as const).map((place) => cachedRule(rule, place).rule?.evaluate(known).state);
  expect(shown()).toEqual(['shown', undefined, 'shown']);
});
