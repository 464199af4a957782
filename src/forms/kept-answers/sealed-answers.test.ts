// @vitest-environment happy-dom
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { SessionState } from '../../auth/index.ts';
import { isChangedElsewhere, keepAnswers } from './keep-answers.ts';
import { deviceCipher } from './device-cipher.ts';
import { nameOf } from './answers-in-storage.ts';
import { forgetOnDevice, localAnswersOf, readAnswers, sweepAnswers } from './local-answers.ts';
import { unlockDevice } from './sealed-answers.ts';

const at = Date.parse('2026-11-23T14:05:00Z');
const kept = { answers: { iban: 'GB33BUKB20201555555555', note: 'Ünïcode ملاحظة 🚗' }, before: { iban: 'GB33BUKB' }, page: 1, at };
const session = (id: string, key = id[0]!.repeat(43)): SessionState => ({
  state: 'signed-in',
  view: { id, fullName: id, username: id, staff: false, manager: false, editor: false, profileHref: '/', preferencesHref: '/' },
  answersKey: key,
});
const unlock = (id: string, key?: string) => unlockDevice(session(id, key), deviceCipher);
const stored = () => JSON.stringify({ ...localStorage });

beforeEach(() => {
  localStorage.clear();
  unlock('ann');
});
// The key stays with this module, which other tests use as well.
afterAll(() => unlock('later'));

test.each(['ann', 'ann for account-7', 'register by ann'])('nothing that %s answered can be read in the storage', (keeper) => {
  keepAnswers(keeper, 'claim', kept);
  expect(stored()).not.toMatch(/GB33|iban|code/);
  expect(readAnswers(keeper, 'claim', at)).toMatchObject({ answers: kept.answers, before: kept.before });
});

test.each([
  ['another person', () => unlock('ben')],
  ['another key', () => unlock('ann', 'x'.repeat(43))],
])('the session of %s reads nothing of it, and throws nothing away', (_, sign) => {
  keepAnswers('ann', 'claim', kept);
  sign();
  expect([
    readAnswers('ann', 'claim', at),
    localAnswersOf('ann', { formSlug: 'claim', submissionId: undefined, addressed: false }, at),
  ]).toEqual([null, []]);
  sweepAnswers(at);
  unlock('ann');
  expect(readAnswers('ann', 'claim', at)?.answers).toEqual(kept.answers);
});

test('what cannot be read is not written over', () => {
  keepAnswers('ann', 'claim', kept);
  const name = nameOf('ann', 'claim');
  localStorage.setItem(name, JSON.stringify({ ...(JSON.parse(localStorage.getItem(name)!) as object), by: 'another window' }));
  unlock('ann', 'x'.repeat(43));
  expect(localAnswersOf('ann', { formSlug: 'claim', submissionId: undefined, addressed: false }, at)).toEqual([]);
  keepAnswers('ann', 'claim', { ...kept, answers: { note: 'new' } });
  expect(localStorage).toHaveLength(2);
  unlock('ann');
  expect(readAnswers('ann', 'claim', at)?.answers).toEqual(kept.answers);
});

test('sealed answers go after thirty days and when they are forgotten, whether or not a session can read them', () => {
  keepAnswers('ann', 'claim', kept);
  keepAnswers('ann', 'other', kept);
  unlock('ben');
  forgetOnDevice('ann', 'other');
  expect(localStorage).toHaveLength(1);
  sweepAnswers(at + 31 * 86_400_000);
  expect(localStorage).toHaveLength(0);
});

test('answers that are not sealed are read under the name of no person who has a key, and texts that no save can have are not read', () => {
  const planted = JSON.stringify({ ...kept, answers: { note: 'planted' } });
  localStorage.setItem(nameOf('ann', 'claim'), planted);
  localStorage.setItem(nameOf('link 7', 'claim'), planted);
  expect(readAnswers('ann', 'claim', at)).toBeNull();
  expect(readAnswers('link 7', 'claim', at)?.answers).toEqual({ note: 'planted' });
  for (const triedKeys of [[{}], [5], ['x'.repeat(300)]]) {
    localStorage.setItem(nameOf('link 7', 'claim'), JSON.stringify({ ...kept, triedKeys }));
    expect(readAnswers('link 7', 'claim', at)).toBeNull();
  }
});

test('answers of before a submission had its id stay sealed under its name', () => {
  keepAnswers('ann', 'claim', kept);
  const [opened] = localAnswersOf('ann', { formSlug: 'claim', submissionId: 's', addressed: false }, at);
  expect(opened?.answers).toEqual(kept.answers);
  expect(Object.keys(localStorage)).toEqual([nameOf('ann', 'claim', 's')]);
  expect(stored()).not.toContain('GB33');
});

test('answers that were changed in the storage are none', () => {
  keepAnswers('ann', 'claim', kept);
  const name = nameOf('ann', 'claim');
  const entry = JSON.parse(localStorage.getItem(name)!) as { sealed: string };
  const { sealed: whole } = entry;
  const changed = `${whole.slice(0, 40)}${whole[40] === 'A' ? 'B' : 'A'}${whole.slice(41)}`;
  for (const sealed of [changed, '', 'no base64 !']) {
    localStorage.setItem(name, JSON.stringify({ ...entry, sealed }));
    expect([sealed, readAnswers('ann', 'claim', at)]).toEqual([sealed, null]);
  }
});

test('what a visitor and the holder of a link answered has no session, and no key', () => {
  for (const keeper of ['register', 'link:account-7']) {
    keepAnswers(keeper, 'claim', kept);
    unlock('ben');
    expect(readAnswers(keeper, 'claim', at)?.answers).toEqual(kept.answers);
    unlock('ann');
  }
});

test('what another key sealed holds no registration up that staff make', () => {
  keepAnswers('register by ann', 'details', kept);
  const name = nameOf('register by ann', 'details');
  localStorage.setItem(name, JSON.stringify({ ...(JSON.parse(localStorage.getItem(name)!) as object), by: 'another window' }));
  expect(isChangedElsewhere('register by ann', 'details')).toBe(true);
  unlock('ann', 'x'.repeat(43));
  expect([isChangedElsewhere('register by ann', 'details'), keepAnswers('register by ann', 'details', kept)]).toEqual([false, 'kept']);
});
