// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { measureNothing } from '../../react/drawn-form.fixture.ts';
import { showField } from '../../react/field.fixture.tsx';

measureNothing();
const { loadScript } = vi.hoisted(() => ({ loadScript: vi.fn<(src: string) => Promise<void>>() }));
vi.mock('../../../ui/controls/load-script.ts', () => ({ loadScript }));
afterEach(() => {
  cleanup();
  loadScript.mockReset();
  Reflect.deleteProperty(globalThis, 'grecaptcha');
});

type Drawing = { sitekey: string; callback: (token: string) => void; 'expired-callback': () => void };
function google() {
  const drawings: Drawing[] = [];
  loadScript.mockImplementation(async () => {
    const render = (_: HTMLElement, drawing: Drawing) => drawings.push(drawing);
    Object.assign(globalThis, { grecaptcha: { ready: (then: () => void) => then(), render } });
  });
  return drawings;
}

test('the script comes with the question; its token is the answer, and goes when it is too old', async () => {
  const drawings = google();
  const old = { type: 'Google reCAPTCHA', version: 'v2', token: 'old' };
  const { send, answer } = showField({ type: 'recaptcha', sitekey: 'key-1' }, { answers: { asked: old } });
  await waitFor(() => expect(drawings).toHaveLength(1));
  expect(loadScript).toHaveBeenCalledExactlyOnceWith('https://www.google.com/recaptcha/api.js?render=explicit&hl=en');
  expect(drawings[0]?.sitekey).toBe('key-1');
  send();
  expect(screen.getAllByText(/Please confirm that you are a person\./).length).toBeGreaterThan(0);
  act(() => drawings[0]?.callback('t0ken'));
  act(() => drawings[0]?.['expired-callback']());
  act(() => drawings[0]?.callback('t0ken-2'));
  expect(await answer()).toEqual({ type: 'Google reCAPTCHA', version: 'v2', token: 't0ken-2' });
});

test('where the script does not come, that is reported, and it can be asked for again', async () => {
  loadScript.mockRejectedValueOnce(new Error('blocked'));
  showField({ type: 'recaptcha', sitekey: 'key-1' });
  expect(await screen.findByText(/did not load/)).toBeTruthy();
  const drawings = google();
  fireEvent.click(screen.getByRole('button', { name: 'Load it again' }));
  await waitFor(() => expect(drawings).toHaveLength(1));
  expect(screen.queryByText(/did not load/)).toBeNull();
});

test('a token that the server refused is dropped: its message stays beside a fresh box, whose token is sent next', async () => {
  const drawings = google();
  const sent: unknown[] = [];
  const refusal = { ok: false as const, code: 'answers-refused', details: { asked: 'Please confirm again.' } };
  const outcome = async (name: string, payload: unknown) => {
    if (name === 'submit-form') sent.push((payload as { answers: { asked: object } }).answers.asked);
    return refusal;
  };
  const { send } = showField({ type: 'recaptcha', sitekey: 'key-1' }, { outcome });
  await waitFor(() => expect(drawings).toHaveLength(1));
  act(() => drawings[0]?.callback('used'));
  send();
  await waitFor(() => expect(drawings).toHaveLength(2));
  expect(screen.getAllByText(/Please confirm again\./).length).toBeGreaterThan(0);
  act(() => drawings[1]?.callback('fresh'));
  expect(screen.queryByText(/^Please confirm again\.$/)).toBeNull();
  send();
  await waitFor(() => expect(sent).toMatchObject([{ token: 'used' }, { token: 'fresh' }]));
});
