// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { measureNothing } from '../../react/drawn-form.fixture.ts';
import { showField } from '../../react/field.fixture.tsx';

measureNothing();
afterEach(cleanup);

test('the checker is asked once all is there; its message is at the number, and its status is stored', async () => {
  const results = [{ result: 'error', message: 'No such vehicle is known.' }, { result: 'valid' }];
  const asked: unknown[] = [];
  const outcome = async (name: string, payload: unknown) => {
    if (name !== 'check-answer') return { ok: false as const, code: 'no' };
    asked.push(payload);
    return { ok: true as const, value: results.shift() };
  };
  const { type, leave, answer } = showField(
    { type: 'vin', isRequired: true, vinCheckerUrl: 'https://vehicles.example/check' },
    { outcome },
  );
  type('Manufacturer', 'Ford');
  leave('Manufacturer');
  expect(asked).toEqual([]);
  type('Model', 'Focus');
  type('Year', '2014');
  type('Vehicle identification', 'wf0lxxgcbl7k54321');
  leave('Vehicle identification');
  const message = await screen.findByText('No such vehicle is known.');
  expect(screen.getByLabelText(/^Vehicle identification/).getAttribute('aria-describedby')).toContain(message.id);
  type('Vehicle identification', 'wf0lxxgcbl7k12345');
  leave('Vehicle identification');
  // Sending at once asks no second time.
  expect(await answer()).toEqual({ manufacturer: 'Ford', model: 'Focus', year: '2014', vinNumber: 'WF0LXXGCBL7K12345', status: 'valid' });
  expect(asked).toHaveLength(2);
});

test('where the server has no checker a sound vehicle is sent without a status, is asked about once, and its own checks count', async () => {
  const asked: string[] = [];
  const outcome = async (name: string) => {
    asked.push(name);
    return { ok: false as const, code: name === 'check-answer' ? 'no-such-checker' : 'no' };
  };
  const { type, leave, send, answer } = showField({ type: 'vin', vinCheckerUrl: 'https://vehicles.example/check' }, { outcome });
  type('Manufacturer', 'Ford');
  type('Model', 'Focus');
  type('Year', '2014');
  type('Vehicle identification', 'WF0LXXGCBL7K1234O');
  leave('Vehicle identification');
  send();
  expect(screen.getAllByText(/^Please look at Vehicle identification/).length).toBeGreaterThan(0);
  type('Vehicle identification', 'WF0LXXGCBL7K12345');
  leave('Vehicle identification');
  expect(await answer()).toEqual({ manufacturer: 'Ford', model: 'Focus', year: '2014', vinNumber: 'WF0LXXGCBL7K12345' });
  expect(asked.filter((name) => name === 'check-answer')).toHaveLength(1);
});
