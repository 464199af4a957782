// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { keepAnswers } from './kept-answers/keep-answers.ts';
import { readAnswers } from './kept-answers/local-answers.ts';
import { begunBy, begunRegistration, forgetLeft, keepLeft, leaveToDetails, takeUpLeft, withinRegistration } from './registration.ts';

beforeEach(() => localStorage.clear());

const person = { email: 'sian@example.org', name: 'Siân', family_name: 'O’Neill' };

test('the first form leaves members of the account and the other answers; without a person it is not complete', () => {
  expect(begunBy({ ...person, phoneNumber: '+441234567', consent: ['agreed'] })).toEqual({
    account: { ...person, phoneNumber: '+441234567' },
    formData: { consent: ['agreed'] },
  });
  const { email } = person;
  const who = { firstName: 'Siân', lastName: 'O’Neill', fullName: 'Siân O’Neill' };
  expect(begunBy({ email, who })).toEqual({ account: person, formData: { who } });
  for (const missing of ['email', 'name']) expect(begunBy({ ...person, [missing]: ' ' })).toBeNull();
});

test('questions for a full name and a telephone number make members of the account under its own names, too', () => {
  const name = { firstName: 'Suharto', fullName: 'Suharto' };
  const phoneNumber = { dialingCode: '+62', iso3: 'IDN', number: '08123456789', phoneNumber: '+628123456789' };
  const answers = { email: person.email, name, phoneNumber, witness: { firstName: 'Ann', lastName: 'Lee', fullName: 'Ann Lee' } };
  const begun = begunBy(answers);
  expect(begun?.account).toEqual({ email: person.email, name: 'Suharto', family_name: '', phoneNumber: '+628123456789' });
  expect(begunBy({ ...begun?.account, ...begun?.formData })).toEqual(begun);
});

const keepFirst = (answers: object, at = Date.now()) =>
  keepAnswers('Register', 'registration-form-first-page', { answers: { ...person, ...answers }, page: 0, at });
/** This device has no space: what it keeps stays, and can be deleted. Answers how to end it. */
function fillStorage(): () => void {
  const storage = localStorage;
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.getItem(name),
    removeItem: (name: string) => storage.removeItem(name),
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  return () => void vi.unstubAllGlobals();
}
const formData = (state: unknown = null) => begunRegistration('Register', 'Register', state)?.formData;

test('the last answers of the first form count, whether the device keeps them or the page before has left them', () => {
  expect(formData()).toBeUndefined();
  const left = { account: person, formData: { consent: 'left' }, at: Date.now() - 1000 };
  expect(formData(left)).toEqual({ consent: 'left' });
  keepFirst({ consent: 'kept' });
  expect(formData(left)).toEqual({ consent: 'kept' });
  expect(formData({ ...left, at: Date.now() + 1000 })).toEqual({ consent: 'left' });
  expect(begunRegistration('Contact', 'Contact', null)).toBeNull();
});

test('what the device refuses to keep goes on to the details in place of older answers, which would count after a reload; it is forgotten with the registration', () => {
  keepFirst({ consent: 'older' }, Date.now() - 1000);
  expect(leaveToDetails('Register', 'Register', { ...person, consent: 'kept' })).toBeUndefined();
  const makeSpace = fillStorage();
  const newest = { ...person, consent: 'newest' };
  keepFirst(newest);
  expect(leaveToDetails('Register', 'Register', newest)).toMatchObject({ account: person, formData: { consent: 'newest' } });
  expect([formData(), keepLeft('Register', 'Register')], 'at a step whose place has no state').toEqual([{ consent: 'newest' }, false]);
  makeSpace();
  const inHistory = { ...begunBy(newest), at: Date.now() };
  expect([keepLeft('Register', 'Register'), formData()], 'once there is space').toEqual([true, { consent: 'newest' }]);
  expect(readAnswers('Register', 'registration-form-first-page', Date.now())?.answers).toEqual(newest);
  localStorage.clear();
  forgetLeft('Register');
  expect([formData(), formData(inHistory)], 'nor are the older answers there').toEqual([undefined, undefined]);
  expect(formData({ ...inHistory, at: Date.now() + 1 })).toEqual({ consent: 'newest' });
});

test('what was left to the details never takes the place of what the first form was given, and the device has taken, since', () => {
  const makeSpace = fillStorage();
  leaveToDetails('Register', 'Register', { ...person, consent: 'left' });
  makeSpace();
  keepFirst({ consent: 'newer' }, Date.now() + 1);
  expect([keepLeft('Register', 'Register'), formData()]).toEqual([true, { consent: 'newer' }]);
  const refill = fillStorage();
  leaveToDetails('Register', 'Register', { ...person, consent: 'left' });
  refill();
  keepFirst({ email: '', consent: 'incomplete' }, Date.now() + 2);
  expect([keepLeft('Register', 'Register'), formData({ ...begunBy(person), at: Date.now() })]).toEqual([true, undefined]);
  expect(readAnswers('Register', 'registration-form-first-page', Date.now())?.answers['consent']).toBe('incomplete');
  forgetLeft('Register');
});

test('in a document opened anew, what the history has of the first form counts at each step of the details, and is kept once there is space', () => {
  const who = { firstName: 'Siân', lastName: 'O’Neill', fullName: 'Siân O’Neill' };
  for (const answers of [
    { ...person, consent: 'left' },
    { email: person.email, who, consent: 'left' },
  ]) {
    const inHistory = { ...begunBy(answers), at: Date.now() + 1 };
    const makeSpace = fillStorage();
    takeUpLeft('Register', 'Register', inHistory);
    expect([keepLeft('Register', 'Register'), formData()?.['consent']]).toEqual([false, 'left']);
    makeSpace();
    expect(keepLeft('Register', 'Register')).toBe(true);
    expect(readAnswers('Register', 'registration-form-first-page', Date.now())?.answers).toEqual(answers);
    localStorage.clear();
  }
});

test('where older answers made no room, the newest are kept in their place', () => {
  keepAnswers('Register', 'registration-form-first-page', {
    answers: { ...person, consent: 'older' },
    page: 0,
    at: Date.now() - 1000,
  });
  const storage = localStorage;
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.getItem(name),
    removeItem: (name: string) => storage.removeItem(name),
    setItem(name: string, value: string) {
      if (storage.length > 0) throw new DOMException('full', 'QuotaExceededError');
      storage.setItem(name, value);
    },
  });
  const newest = { ...person, consent: 'newest' };
  keepFirst(newest);
  expect(leaveToDetails('Register', 'Register', newest)).toBeUndefined();
  vi.unstubAllGlobals();
  expect(formData()).toEqual({ consent: 'newest' });
  expect(readAnswers('Register', 'registration-form-first-page', Date.now())?.answers).toEqual(newest);
});

test('campaign, form and account go along through a registration; the tab and secrets do not', () => {
  const from = new URL(
    'https://portal.example/page/registration?tab=1&utm_source=a&utm_term=b&name=claim&token=t&accountId=7&isWorkspace=true',
  );
  expect(withinRegistration('/registrationDetails/x', from)).toBe(
    '/registrationDetails/x?utm_source=a&name=claim&accountId=7&isWorkspace=true',
  );
  expect(withinRegistration('/page/registration', new URL('https://portal.example/'), { tab: '0' })).toBe('/page/registration?tab=0');
});
