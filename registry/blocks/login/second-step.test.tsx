// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ActionName, Outcome } from '#schemas/page';
import { texts } from './login.schema.ts';
import { errors, fails, field, press, sentTo, show, submit, works, write } from './stage.fixture.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** At the second step, with a code on its way. */
async function atCode(answers: { readonly [Name in ActionName]?: readonly Outcome[] } = {}, sent = sentTo) {
  const stage = await show({}, { 'sign-in-start': [works(sent)], ...answers });
  write(texts.email, 'ann@example.org');
  await submit();
  return stage;
}
const pass = (seconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(seconds * 1000)));
const left = () => document.querySelector('time')?.textContent;
const looks = () => screen.getAllByRole('button').map(({ dataset }) => dataset['look']);
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('the code has a field, the destination as it was typed, three buttons, and 900 s shown as mm:ss', async () => {
  await atCode();
  expect(document.activeElement).toBe(field(texts.passcode));
  expect(field(texts.passcode).autocomplete).toBe('one-time-code');
  expect(screen.getByText('ann@example.org')).not.toBeNull();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Login', 'Resend code', 'Back']);
  expect(document.body.textContent).toContain('Remaining time 15:00');
  await pass(61);
  expect(left()).toBe('13:59');
});

test('the destination stays as it was typed after another code; a later document, which may be read by others, has it masked', async () => {
  const shown = () => document.querySelector('bdi')?.textContent;
  await atCode({ 'sign-in-resend': [works(sentTo)] });
  await press(texts.resend);
  expect(shown()).toBe('ann@example.org');
  cleanup();
  await show({}, { 'sign-in-resume': [works({ ...sentTo, step: 'passcode', method: 'Email' })] });
  expect(shown()).toBe('a•••@example.org');
});

test('the second step has a heading and an intro of its own, where content has them', async () => {
  await show({ intro: 'First', codeHeading: 'Nearly there', codeIntro: 'Look at your phone' }, { 'sign-in-start': [works(sentTo)] });
  expect(screen.getByText('First')).not.toBeNull();
  write(texts.email, 'ann@example.org');
  await submit();
  expect(screen.getByRole('heading', { name: 'Nearly there' })).not.toBeNull();
  expect(screen.getByText('Look at your phone')).not.toBeNull();
  expect(screen.queryByText('First')).toBeNull();
});

test('where a registration led here, thanks and what is left to do are beside the field, also after another code', async () => {
  const flow = { ...sentTo, step: 'passcode', method: 'Email', registered: true, ifKnown: true } as const;
  await show({}, { 'sign-in-resume': [works(flow)], 'sign-in-resend': [works(sentTo)] });
  expect(statuses()).toContain(texts.registered);
  await press(texts.resend);
  expect(statuses()).toContain(texts.registered);
  await press(texts.back);
  expect(statuses(), 'with another name').not.toContain(texts.registered);
});

test('where a registration led here, the code is stated as sent, also after another one; with another name it is “if we know” it', async () => {
  const doubtful = { ...sentTo, ifKnown: true } as const;
  const flow = { ...doubtful, step: 'passcode', method: 'Email', registered: true } as const;
  await show({}, { 'sign-in-resume': [works(flow)], 'sign-in-resend': [works(doubtful)], 'sign-in-start': [works(doubtful)] });
  const shown = () => [texts.sentTo, texts.sentToIfKnown].map((words) => document.body.textContent.includes(words.split('{')[0] ?? ''));
  expect(shown()).toEqual([true, false]);
  await press(texts.resend);
  expect(shown()).toEqual([true, false]);
  expect(statuses()).toContain(texts.resent);
  await press(texts.back);
  write(texts.email, 'bob@example.org');
  await submit();
  expect(shown()).toEqual([false, true]);
});

test('where a registration led here and its code is not known any more, the first step has the thanks', async () => {
  await show({}, { 'sign-in-resume': [works({ step: 'name', registered: true })] });
  expect(statuses()).toContain(texts.registered);
});

test('an empty code is reported, and a code is sent trimmed, spaces and hyphens within it taken out', async () => {
  const { payloads } = await atCode({ 'sign-in-answer': [works({ next: '/' })] });
  write(texts.passcode, '   ');
  await submit();
  expect(errors()).toEqual([texts.emptyPassCodeErrorMessage]);
  expect(payloads('sign-in-answer')).toEqual([]);
  write(texts.passcode, ' 1234-56 78 ');
  await submit();
  expect(payloads('sign-in-answer')).toEqual([{ code: '12345678' }]);
  expect(statuses().filter(Boolean)).toEqual([texts.signedIn]);
});

test('the time left is announced at ten, five and one minute and at 30 s only', async () => {
  await atCode();
  const heard = new Set<string>();
  for (let turn = 0; turn < 180; turn++) {
    await pass(5);
    for (const words of statuses()) if (words) heard.add(words);
  }
  expect([...heard]).toEqual(['10 minutes left', '5 minutes left', '1 minute left', texts.secondsLeft]);
});

test('at the end of the count-down the code-expired message is shown, and the focus stays', async () => {
  await atCode();
  await pass(899);
  expect([left(), errors()]).toEqual(['00:01', []]);
  await pass(1);
  expect([left(), errors()]).toEqual(['00:00', [texts.codeExpiredErrorMessage]]);
  expect(document.activeElement).toBe(field(texts.passcode));
});

test('Resend asks for another code by nothing but the running sign-in, and the time begins anew', async () => {
  const { payloads } = await atCode({ 'sign-in-resend': [works(sentTo)] });
  write(texts.passcode, '1234');
  await pass(901);
  await press(texts.resend);
  expect(payloads('sign-in-resend')).toEqual([{}]);
  expect([left(), errors(), field(texts.passcode).value]).toEqual(['15:00', [], '']);
  expect(statuses()).toContain(texts.resent);
  expect(document.activeElement).toBe(field(texts.passcode));
});

describe('a code that is refused', () => {
  test.each([
    ['invalid-passcode', texts.invalidPasscodeErrorMessage],
    ['status-500', texts.invalidPasscodeErrorMessage],
    ['anything', texts.invalidPasscodeErrorMessage],
    ['passcode-expired', texts.passcodeExpiredErrorMessage],
    ['network', texts.networkErrorMessage],
  ])('as %s: %s', async (code, words) => {
    await atCode({ 'sign-in-answer': [fails(code)] });
    write(texts.passcode, '11111111');
    await submit();
    expect(errors()).toEqual([words]);
    expect(field(texts.passcode).value).toBe('11111111');
  });

  test('as expired: the count-down ends, and a new code is the next thing to ask for', async () => {
    await atCode({ 'sign-in-answer': [fails('passcode-expired')], 'sign-in-resend': [works(sentTo)] });
    write(texts.passcode, '11111111');
    await submit();
    expect([left(), errors()]).toEqual(['00:00', [texts.passcodeExpiredErrorMessage]]);
    expect(looks()).toEqual(['secondary', 'primary', 'quiet']);
    await press(texts.resend);
    expect([left(), errors(), looks()]).toEqual(['15:00', [], ['primary', 'secondary', 'quiet']]);
  });

  test('as used up: it is not called expired, and a new code is asked for once one may be sent', async () => {
    const { payloads } = await atCode({ 'sign-in-answer': [fails('passcode-used-up', 32)], 'sign-in-resend': [works(sentTo)] });
    write(texts.passcode, '11111111');
    await submit();
    expect([left(), errors()]).toEqual(['00:00', [`${texts.passcodeUsedUpErrorMessage} You can ask for a new code in 32 seconds.`]]);
    await press(texts.resend);
    expect(payloads('sign-in-resend')).toEqual([]);
    await pass(32);
    await press(texts.resend);
    expect([left(), errors(), payloads('sign-in-resend').length]).toEqual(['15:00', [], 1]);
  });

  test('as used up, before a reload: the same words, and no other error', async () => {
    await show(
      {},
      { 'sign-in-resume': [works({ ...sentTo, step: 'passcode', method: 'Email', expiresInSeconds: 0, fault: 'passcode-used-up' })] },
    );
    expect([left(), errors()]).toEqual(['00:00', [texts.passcodeUsedUpErrorMessage]]);
  });

  test.each(['123', '123456789', 'abc'])('%s, of another length, is reported at the field and costs no try', async (typed) => {
    const { payloads } = await atCode();
    write(texts.passcode, typed);
    await submit();
    expect(errors()).toEqual([texts.invalidPasscodeErrorMessage]);
    expect(document.activeElement).toBe(field(texts.passcode));
    expect([payloads('sign-in-answer'), field(texts.passcode).value]).toEqual([[], typed]);
  });

  test('of an inactive account: the first step with the message of it, as no code helps', async () => {
    await atCode({ 'sign-in-answer': [fails('inactive-account')] });
    write(texts.passcode, '11111111');
    await submit();
    expect(errors()).toEqual([texts.inactiveAccountErrorMessage]);
    expect(screen.queryByLabelText(texts.passcode)).toBeNull();
    expect(field(texts.email).value).toBe('ann@example.org');
  });

  test('once too often: the message, nothing more to send, and after 5 s the first step with the message', async () => {
    const { payloads } = await atCode({ 'sign-in-answer': [fails('attempts-exceeded')] });
    write(texts.passcode, '11111111');
    await submit();
    expect(errors()).toEqual([texts.attemptsExceededErrorMessage]);
    await submit();
    fireEvent.click(screen.getByRole('button', { name: texts.resend }));
    await pass(4.9);
    expect(field(texts.passcode)).not.toBeNull();
    expect([payloads('sign-in-answer').length, payloads('sign-in-resend').length]).toEqual([1, 0]);
    await pass(0.1);
    expect(screen.queryByLabelText(texts.passcode)).toBeNull();
    expect(field(texts.email).value).toBe('ann@example.org');
    expect(errors()).toEqual([texts.attemptsExceededErrorMessage]);
  });
});

test('once too often leads back also where a tenant uses the words of a wrong code', async () => {
  const text = { ...texts, attemptsExceededErrorMessage: texts.invalidPasscodeErrorMessage };
  await show({ text }, { 'sign-in-start': [works(sentTo)], 'sign-in-answer': [fails('attempts-exceeded')] });
  write(texts.email, 'ann@example.org');
  await submit();
  write(texts.passcode, '11111111');
  await submit();
  await pass(5);
  expect(screen.queryByLabelText(texts.passcode)).toBeNull();
});

test.each([
  ['', 'attempts-exceeded', texts.attemptsExceededErrorMessage],
  ['', 'passcode-expired', texts.passcodeExpiredErrorMessage],
])('%s a new code refused as %s leads to the first step at once', async (_id, code, words) => {
  await atCode({ 'sign-in-resend': [fails(code)] });
  await press(texts.resend);
  expect(errors()).toEqual([words]);
  expect(field(texts.email).value).toBe('ann@example.org');
});

test('where it is known how long too many attempts last, the message states it', async () => {
  await atCode({ 'sign-in-resend': [fails('attempts-exceeded', 150)] });
  await press(texts.resend);
  expect(errors()).toEqual([`${texts.attemptsExceededErrorMessage} You can ask for a new code in 3 minutes.`]);
});

test('a new code that fails otherwise is reported on the second step', async () => {
  await atCode({ 'sign-in-resend': [fails('status-500'), fails('network')] });
  await press(texts.resend);
  expect(errors()).toEqual([texts.emailNotExistErrorMessage]);
  await press(texts.resend);
  expect(errors()).toEqual([texts.networkErrorMessage]);
  expect(field(texts.passcode)).not.toBeNull();
});

test('where it is not revealed who has an account, the code is sent “if we know” the address', async () => {
  await atCode({ 'sign-in-resend': [works({ ...sentTo, ifKnown: true })] }, { ...sentTo, ifKnown: true });
  const isShown = (words: string) => document.body.textContent.includes(words);
  expect(isShown(texts.sentToIfKnown.replace('{destination}', 'ann@example.org'))).toBe(true);
  expect(isShown(texts.sentTo.replace('{destination}', 'ann@example.org'))).toBe(false);
  await press(texts.resend);
  expect([isShown(texts.resentIfKnown), isShown(texts.resent)]).toEqual([true, false]);
});

test('the tries that are left are named from three down', async () => {
  const wrong = (triesLeft: number) => ({ ...fails('invalid-passcode'), triesLeft });
  await atCode({ 'sign-in-answer': [wrong(4), wrong(3), wrong(1)] });
  const shown: (string | null)[][] = [];
  for (const code of ['11111111', '22222222', '33333333']) {
    write(texts.passcode, code);
    await submit();
    shown.push(errors());
  }
  const words = texts.invalidPasscodeErrorMessage;
  expect(shown).toEqual([[words], [`${words} Tries left: 3.`], [`${words} Tries left: 1.`]]);
});
