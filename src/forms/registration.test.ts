// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { keepAnswers } from './kept-answers/answers-beside.ts';
import { begunBy, begunRegistration, withinRegistration } from './registration.ts';

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
  for (const missing of ['email', 'name', 'family_name']) expect(begunBy({ ...person, [missing]: ' ' })).toBeNull();
});

test('what the device keeps counts; where it keeps nothing, what the page before has left', () => {
  expect(begunRegistration('Register', 'Register', null)).toBeNull();
  const left = { account: { ...person, name: 'Left' }, formData: { consent: 'state' } };
  expect(begunRegistration('Register', 'Register', left)).toEqual(left);
  keepAnswers('Register', 'registration-form-first-page', { answers: { ...person, consent: 'kept' }, page: 0, at: Date.now() });
  expect(begunRegistration('Register', 'Register', left)).toEqual({ account: person, formData: { consent: 'kept' } });
  expect(begunRegistration('Contact', 'Contact', null)).toBeNull();
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
