import { expect, test } from 'vitest';
import { readTenantFiles } from '../files/tenant-files.ts';
import { emptyPage, soundTenantForEach } from '../sound-tenant.fixture.ts';
import { factCombinations } from './fact-combinations.ts';
import { oracleFindings } from './oracle.ts';

const tenant = soundTenantForEach();
const files = () => readTenantFiles(tenant.folder).tenant;
const isThree = { '==': [{ var: 'account.status' }, 3] };

test('[PAGE-13] rules of pages, forms and the workflow are as json-logic-js evaluates them', () => {
  tenant.withCard(
    { title: 'x' },
    { visible: { and: [isThree, { '!': { var: 'session.staff' } }] }, bind: { title: { cat: [{ var: 'language' }, '!'] } } },
  );
  tenant.write('submission-form/claim.json', { ...emptyPage('claim'), precondition: { '==': [{ var: 'submission.status' }, 'Draft'] } });
  tenant.write('configuration/hub-my-claim-steps.json', { rules: [{ when: isThree }] });
  const evaluated: unknown[] = [];
  expect(oracleFindings(files())).toEqual([]);
  oracleFindings(files(), (rule) => (evaluated.push(rule), undefined));
  expect(new Set(evaluated.map((rule) => Object.keys(rule as object)[0]))).toEqual(new Set(['and', 'cat', '==']));
});

test('[PAGE-13] a rule that the portal evaluates differently is an error at its place, with the facts', () => {
  tenant.withCard({ title: 'x' }, { visible: isThree });
  const wrongOnFive = (_: unknown, data: unknown) => [3, 5].includes((data as { account?: { status?: number } }).account?.status ?? 0);
  expect(oracleFindings(files(), wrongOnFive)).toMatchObject([
    {
      code: 'invalid-rule',
      pointer: '/component/0/visible',
      message: expect.stringContaining('where the facts are {"account.status":5} the portal has false, json-logic true') as string,
    },
  ]);
});

test('small domains are tried whole, large ones around what the rule compares with, and a product that is too large in part', () => {
  const status = [...factCombinations(isThree, ['account.status'])].map((facts) => facts['account.status']);
  expect(status).toEqual([undefined, 0, 1, 2, 3, 4, 5, 6]);
  const open = [...factCombinations({ '<': [{ var: 'forms.open' }, 10] }, ['forms.open'])].map((facts) => facts['forms.open']);
  expect(open).toEqual([undefined, 0, 1, 9, 10, 11]);
  const many = ['account.status', 'session.staff', 'session.signedIn', 'claims.count', 'forms.open', 'language', 'session.name'] as const;
  const tried = [...factCombinations({}, many)];
  expect([tried.length, new Set(tried.map((facts) => JSON.stringify(facts))).size]).toEqual([4096, 4096]);
});
