// @vitest-environment happy-dom
import { act as acting } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { FormView } from '#schemas/api';
import type { Act } from '#schemas/page';
import { texts as words } from '../../registry/blocks/form/form.schema.ts';
import { measureNothing, view } from './drawn-form.fixture.ts';
import { SurveyForm } from './SurveyForm.tsx';

measureNothing();
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test.each([
  ['a sort code', { maskType: 'pattern', maskSettings: { pattern: '99-99-99' } }, '686402', '686402'],
  [
    'a telephone number as it was saved',
    { maskType: 'pattern', maskSettings: { pattern: '+1(999)-999-99-99' } },
    '+1(555)-123-45-67',
    '15551234567',
  ],
  [
    'a telephone number as a browser fills it in',
    { maskType: 'pattern', maskSettings: { pattern: '+1(999)-999-99-99' } },
    '+1 555 123 4567',
    '15551234567',
  ],
  ['a date', { maskType: 'datetime', maskSettings: { pattern: 'dd/mm/yyyy' } }, '12/03/2024', '2024-03-12'],
  ['a date without its noughts', { maskType: 'datetime', maskSettings: { pattern: 'mm/dd/yyyy' } }, '1/3/2020', undefined],
  ['a part of a number', { maskType: 'pattern', maskSettings: { pattern: '999-999' } }, '123-4', undefined],
])('%s that was typed before its mask is there is the answer that was meant, or none', async (_, question, typed, answer) => {
  const masked: FormView = { ...view, answers: {}, definition: { elements: [{ type: 'text', name: 'number', ...question }] } };
  const act = vi.fn(async (_name: string, _payload: unknown) => ({ ok: false, code: 'no' }));
  const form = <SurveyForm id="form" view={masked} text={words} language="en" act={act as unknown as Act} />;
  const served = document.createElement('div');
  document.body.append(served);
  served.innerHTML = renderToString(form);
  served.querySelector('input')!.value = typed;
  const root = await acting(async () => hydrateRoot(served, form, { onRecoverableError: () => undefined }));
  await acting(async () => root.unmount());
  const kept = act.mock.calls.findLast(([name]) => name === 'keep-answers')?.[1] as { readonly answers: object } | undefined;
  expect(kept?.answers ?? {}).toEqual(answer === undefined ? {} : { number: answer });
});
