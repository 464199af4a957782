import { expect, test } from 'vitest';
import { seededNames } from '#forms/definition';
import { oneself, type ActingPerson } from '../acting/acting.ts';
import type { Site } from '../tenant/site.ts';
import { seedsOf, withSeeds } from './seeds.ts';

const id = '4e470002-0001-4c1a-9f00-000000000001';
const site = { tenant: { identity: { userPoolId: 'eu_1' } }, claimsEnabled: true } as unknown as Site;
const at = (path: string) => new URL(path, 'https://portal.example');
const form = { name: 'Your vehicle', slug: 'vehicle-claim', version: 3 };
const opened = (path: string, submission: { id: string; accountId: string } | null = null, acting = oneself) =>
  seedsOf({ form, url: at(path), acting, site, submission });
const staff: ActingPerson = { workspace: true, account: { id: 'a-9' } };
const plain = { submissionId: undefined, isSaveAndReturn: false, url: at('/form/vehicle-claim') };

test('a form is seeded with its name, slug, version and the hidden values', () => {
  expect(opened(`/form/vehicle-claim?utm_source=${'x'.repeat(60)}&utm_medium=mail`, { id, accountId: 'a-1' })).toEqual({
    formName: 'Your vehicle',
    formSlug: 'vehicle-claim',
    version: 3,
    isSaveAndReturn: false,
    isEditMode: true,
    userPoolId: 'eu_1',
    isClaimEnabled: true,
    account_id: 'a-1',
    account_RegistrationType: '',
    account_UtmSource: 'x'.repeat(50),
    account_UtmCampaign: '',
    account_UtmMedium: 'mail',
    submission_id: id,
  });
});

test('the seeds are those that server and check know', () => {
  const seeds = Object.keys(opened('/form/vehicle-claim?accountId=a-9', null, staff));
  expect(seeds.toSorted()).toEqual([...seededNames].toSorted());
});

test('in workspace the source is named, and the account is the one staff chose; a claimant’s address changes neither', () => {
  expect(opened('/form/vehicle-claim?accountId=a-9', null, staff)).toMatchObject({ source: 'workspace', account_id: 'a-9' });
  const typed = opened('/form/vehicle-claim?accountId=a-9&isWorkspace=true');
  expect(typed).not.toHaveProperty('source');
  expect(typed).toMatchObject({ account_id: '' });
  expect(opened('/form/vehicle-claim')).not.toHaveProperty('source');
});

test('completion fills unset account_ and submission_ values with empty texts; what a question set stays', () => {
  const answers = { account_UtmSource: 'radio', account_title: null, submission_note: undefined, town: 'Barry' };
  expect(withSeeds(answers, opened('/form/vehicle-claim?utm_source=mail'), plain)).toMatchObject({
    account_UtmSource: 'radio',
    account_title: '',
    submission_note: '',
    account_UtmMedium: '',
    town: 'Barry',
  });
});

test('isSaveAndReturn is sent as it is now, whatever an earlier save left among the answers', () => {
  const seeds = opened('/form/vehicle-claim');
  expect(withSeeds({ isSaveAndReturn: true, version: 1 }, seeds, plain)).toMatchObject({ isSaveAndReturn: false, version: 3 });
  expect(withSeeds({}, seeds, { ...plain, isSaveAndReturn: true })).toMatchObject({ isSaveAndReturn: true });
});

test('the submission is named by its GUID, else as in the address, else not at all', () => {
  const sent = (submissionId: string | undefined, path = '/form/vehicle-claim') =>
    withSeeds({}, opened(path), { submissionId, isSaveAndReturn: false, url: at(path) })['submission_id'];
  expect(sent(id)).toBe(id);
  expect(sent('7', '/form/vehicle-claim?submissionId=from-address')).toBe('from-address');
  expect(sent('7')).toBe('');
  expect(sent(undefined)).toBe('');
});
