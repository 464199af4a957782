// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadRecaptcha } from '../../../ui/person-check/load-recaptcha.ts';
import { Login } from './Login.tsx';
import { texts, type LoginProps } from './login.schema.ts';
import { choose, errors, fails, field, press, sentTo, show, submit, works, write } from './stage.fixture.tsx';

vi.mock('../../../ui/person-check/load-recaptcha.ts');
afterEach(cleanup);

const methods: NonNullable<LoginProps['methods']> = ['Email', 'Sms', 'WhatsApp'];

describe('the method', () => {
  test('is Email by default, and there is nothing to choose', async () => {
    const { payloads } = await show({});
    expect(screen.queryAllByRole('radio')).toEqual([]);
    write(texts.email, 'ann@example.org');
    await submit();
    expect(payloads('sign-in-start')).toEqual([{ method: 'Email', username: 'ann@example.org' }]);
  });

  test('is a radio group of what the tenant offers, in its order; the fields have the required names', async () => {
    await show({ methods, country: 'GB' });
    expect(screen.getByRole('group', { name: texts.methodLegend })).not.toBeNull();
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ value, checked }) => [value, checked])).toEqual([
      ['Email', true],
      ['Sms', false],
      ['WhatsApp', false],
    ]);
    expect([texts.email, texts.country, texts.mobile].map((label) => field(label).name)).toEqual(['Email', 'CountryCode', 'MobileNumber']);
  });

  test('decides which fields are seen, and changing it loses nothing', async () => {
    await show({ methods });
    const seen = () => [texts.email, texts.mobile].map((label) => field(label).closest('[hidden]') === null);
    expect(seen()).toEqual([true, false]);
    write(texts.email, 'ann@example.org');
    choose(texts.methodWhatsApp);
    expect(seen()).toEqual([false, true]);
    choose(texts.methodEmail);
    expect([seen(), field(texts.email).value]).toEqual([[true, false], 'ann@example.org']);
  });
});

test('the server draws a form that posts by itself, its button waiting for the script', () => {
  const given = { id: 'in', heading: 'Sign in', text: texts, language: 'en', data: {}, act: () => Promise.resolve(fails('no')) };
  const html = renderToString(<Login {...given} methods={methods} country="GB" />);
  expect(html).toMatch(/<form[^>]* action="\/auth\/start" method="post"/);
  expect(html).toMatch(/<button type="submit"[^>]* disabled=""[^>]*>Loading\.\.\./);
  expect(html).toMatch(/<input[^>]* name="CountryCode"[^>]* value="\+44"/);
  expect(html).not.toContain(' hidden=""');
});

test('where a person is to be proven, the tick box comes, and its token goes with the next try alone', async () => {
  let tick: (token: string) => void = () => undefined;
  const rendered: string[] = [];
  vi.mocked(loadRecaptcha).mockResolvedValue({
    ready: (then) => then(),
    render: (_place, { sitekey, callback }) => ((tick = callback), rendered.push(sitekey)),
  });
  const needed = { ...fails('person-needed'), recaptchaKey: 'site-key-1' };
  const { payloads } = await show({}, { 'sign-in-start': [needed, needed, works(sentTo)] });
  write(texts.email, 'ann@example.org');
  await submit();
  expect(errors()).toEqual([texts.personNeededErrorMessage]);
  expect(screen.getByRole('group', { name: texts.personCheck })).not.toBeNull();
  act(() => tick('first'));
  await submit();
  act(() => tick('second'));
  await submit();
  expect(rendered).toEqual(['site-key-1', 'site-key-1']);
  const typed = { method: 'Email', username: 'ann@example.org' };
  expect(payloads('sign-in-start')).toEqual([typed, { ...typed, person: 'first' }, { ...typed, person: 'second' }]);
});

test('a submit while one runs is ignored', async () => {
  let answer: (outcome: ReturnType<typeof fails>) => void = () => undefined;
  const { payloads } = await show({}, { 'sign-in-start': [new Promise<ReturnType<typeof fails>>((done) => (answer = done))] });
  write(texts.email, 'ann@example.org');
  await submit();
  await submit();
  expect(payloads('sign-in-start')).toHaveLength(1);
  expect(screen.getByRole('button', { name: texts.sending }).getAttribute('aria-disabled')).toBe('true');
  await act(async () => answer(fails('network')));
  await submit();
  expect(payloads('sign-in-start')).toHaveLength(2);
});

test('a phone number goes with the code of the country, preselected, and digits only', async () => {
  const { payloads } = await show({ methods: ['Sms'], country: 'GB' });
  expect(field(texts.country).value).toContain('+44 United Kingdom');
  write(texts.mobile, '(07700) 900-201');
  expect(field(texts.mobile).value).toBe('07700900201');
  await submit();
  expect(payloads('sign-in-start')).toEqual([{ method: 'Sms', username: '07700900201', countryCode: '+44' }]);
});

test('a number that is pasted with its code stays until the field is left; then the country follows it', async () => {
  const { payloads } = await show({ methods: ['Sms'], country: 'GB' });
  write(texts.mobile, '+49 (0)151 23456789');
  expect(field(texts.mobile).value).toBe('+49 (0)151 23456789');
  fireEvent.blur(field(texts.mobile));
  await waitFor(() => expect(field(texts.country).value).toContain('+49 Germany'));
  expect(field(texts.mobile).value).toBe('15123456789');
  await submit();
  expect(payloads('sign-in-start')).toEqual([{ method: 'Sms', username: '15123456789', countryCode: '+49' }]);
});

test('a number that can be none is refused at its field', async () => {
  await show({ methods: ['Sms'], country: 'GB' }, { 'sign-in-start': [fails('phone-not-exist')] });
  write(texts.mobile, '0770 090012');
  await submit();
  await waitFor(() => expect(errors()).toEqual([texts.impossiblePhoneErrorMessage]));
  expect(document.activeElement).toBe(field(texts.mobile));
});

test('what is missing or wrong is reported at its field, which gets the focus, and nothing is sent', async () => {
  const { payloads } = await show({ methods });
  const expectFieldError = (label: string, words: string) => {
    expect(errors()).toEqual([words]);
    expect(document.activeElement).toBe(field(label));
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    expect(field(label).getAttribute('aria-describedby')).toContain(document.querySelector('[id$=-error]')?.id);
  };
  await submit();
  expectFieldError(texts.email, texts.emptyEmailErrorMessage);
  choose(texts.methodSms);
  expect(errors()).toEqual([]);
  await submit();
  expectFieldError(texts.country, texts.emptyPhoneNumberErrorMessage);
  write(texts.country, '44');
  await submit();
  expectFieldError(texts.mobile, texts.emptyPhoneNumberErrorMessage);
  write(texts.mobile, '123');
  await submit();
  expectFieldError(texts.mobile, texts.notValidPhoneNumberErrorMessage);
  expect(payloads('sign-in-start')).toEqual([]);
});

test('what has no @ is no address: a word when the field is left, and nothing is sent', async () => {
  const { payloads } = await show({}, { 'sign-in-start': [works(sentTo)] });
  const isDoubtShown = () => screen.queryAllByText(texts.emailDoubt).length > 0;
  write(texts.email, 'ann.example.org');
  expect(isDoubtShown()).toBe(false);
  fireEvent.blur(field(texts.email));
  expect(isDoubtShown()).toBe(true);
  write(texts.email, 'ann@example.org');
  expect(isDoubtShown()).toBe(false);
  write(texts.email, 'abc');
  await submit();
  expect(errors()).toEqual([texts.emailDoubt]);
  expect(document.activeElement).toBe(field(texts.email));
  expect(payloads('sign-in-start')).toEqual([]);
});

test.each([
  ['attempts-exceeded', texts.attemptsExceededErrorMessage],
  ['inactive-account', texts.inactiveAccountErrorMessage],
  ['account-status-error', texts.accountStatusErrorMessage],
  ['email-not-exist', texts.emailNotExistErrorMessage],
  ['status-500', texts.emailNotExistErrorMessage],
  ['network', texts.networkErrorMessage],
  ['status-503', texts.networkErrorMessage],
])('sending that fails as %s is reported on the first step and keeps what was typed', async (code, words) => {
  await show({}, { 'sign-in-start': [fails(code)] });
  write(texts.email, 'ann@example.org');
  await submit();
  expect(errors()).toEqual([words]);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(field(texts.email).value).toBe('ann@example.org');
});

test('a failure by phone names the number', async () => {
  await show({ methods: ['WhatsApp'], country: 'GB' }, { 'sign-in-start': [fails('anything')] });
  write(texts.mobile, '7700900201');
  await submit();
  expect(errors()).toEqual([texts.phoneNotExistErrorMessage]);
});

describe('a sign-in that began before this document', () => {
  test('shows the error of a form posted without a script, and what was typed', async () => {
    const flow = works({ step: 'name', method: 'Sms', username: '+447700900999', fault: 'phone-not-exist' });
    await show({ methods, country: 'GB' }, { 'sign-in-resume': [flow] });
    expect(errors()).toEqual([texts.phoneNotExistErrorMessage]);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: texts.methodSms }).checked).toBe(true);
    expect([field(texts.country).value.trim().slice(-18), field(texts.mobile).value]).toEqual(['+44 United Kingdom', '7700900999']);
  });

  test('shows what is missing when nothing was typed', async () => {
    await show({}, { 'sign-in-resume': [works({ step: 'name', method: 'Email', username: '', fault: 'email-not-exist' })] });
    expect(errors()).toEqual([texts.emptyEmailErrorMessage]);
  });

  test('goes on at the code, with the focus in its field', async () => {
    await show({}, { 'sign-in-resume': [works({ step: 'passcode', method: 'Email', fault: 'invalid-passcode', ...sentTo })] });
    expect(document.activeElement).toBe(field(texts.passcode));
    expect(errors()).toEqual([texts.invalidPasscodeErrorMessage]);
  });

  test('does not replace the form during typing', async () => {
    let answer: (outcome: ReturnType<typeof works>) => void = () => undefined;
    await show({}, { 'sign-in-resume': [new Promise<ReturnType<typeof works>>((done) => (answer = done))] });
    write(texts.email, 'someone@example.org');
    await act(async () => answer(works({ step: 'passcode', method: 'Email', ...sentTo })));
    expect(field(texts.email).value).toBe('someone@example.org');
  });
});

test('Back leads to the first step, with what was typed and the focus there', async () => {
  await show({ methods, country: 'GB' }, { 'sign-in-start': [works(sentTo)] });
  choose(texts.methodSms);
  write(texts.mobile, '07700900201');
  await submit();
  expect(screen.queryByLabelText(texts.mobile)).toBeNull();
  await press(texts.back);
  expect(field(texts.mobile).value).toBe('07700900201');
  expect(document.activeElement).toBe(field(texts.mobile));
  expect(errors()).toEqual([]);
});
