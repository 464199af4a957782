// @vitest-environment happy-dom
import { act as acting } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Base } from 'survey-core';
import { afterEach, expect, test, vi } from 'vitest';
import type { FormView } from '#schemas/api';
import { ofBrowser, view } from '../../../forms/react/drawn-form.fixture.ts';
import { loadSurvey } from '#forms/react';
import { loadSanitiser } from '#ui/trusted-types';
import { Form } from './Form.tsx';
import { texts } from './form.schema.ts';

const definition = {
  pages: [
    {
      name: 'home',
      elements: [
        { type: 'text', name: 'rented' },
        { type: 'text', name: 'landlord', visibleIf: "{rented} = 'yes'" },
        {
          type: 'paneldynamic',
          name: 'rooms',
          templateElements: [
            { type: 'text', name: 'use' },
            { type: 'text', name: 'size' },
          ],
        },
        { type: 'radiogroup', name: 'heating', choices: [{ value: 'gas', visibleIf: "{rented} = 'yes'" }, 'oil', 'none'] },
        { type: 'text', name: 'rent' },
      ],
    },
    { name: 'landlord-details', visibleIf: "{rented} = 'yes'", elements: [{ type: 'text', name: 'since' }] },
    { name: 'damage', elements: [{ type: 'text', name: 'damp' }] },
  ],
};
const saved = { ...view, definition, version: 1, submissionId: 's', keptAs: 'k' } as FormView;
const older = (changes: Partial<FormView> = {}): FormView => ({ ...saved, answers: { rented: 'no', rooms: [{ use: 'bed' }] }, ...changes });
const newer = { rented: 'yes', landlord: 'Bo', rooms: [{ use: 'bed' }, { use: 'bath' }], heating: 'gas' };

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** What is kept last of a form whose html has `html`, in which a person does something before the script is there, which has `now`; and the questions shown then. */
async function typedInto(html: FormView, now: FormView, type: (root: HTMLElement) => void) {
  let kept: { readonly answers?: unknown; readonly unsaved?: unknown } = {};
  const act = ((name: string, given: typeof kept) => {
    if (name === 'keep-answers') kept = given;
    return new Promise(() => undefined);
  }) as never;
  const drawn = (value: FormView) => (
    <Form
      {...({ id: 'form', text: texts, language: 'en', data: { form: { state: 'ready', value } }, act } as unknown as Parameters<
        typeof Form
      >[0])}
    />
  );
  await loadSanitiser();
  await loadSurvey();
  for (const name of ofBrowser) vi.stubGlobal(name, undefined);
  const text = renderToString(drawn(html));
  vi.unstubAllGlobals();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const observer = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  vi.stubGlobal('ResizeObserver', observer);
  // Another document counts from the beginning.
  Reflect.set(Base, 'defaultIdGeneratorValue', undefined);
  const served = document.createElement('div');
  document.body.append(served);
  served.innerHTML = text;
  await loadSurvey(now);
  type(served);
  const root = await acting(async () => hydrateRoot(served, drawn(now)));
  const shown = [...served.querySelectorAll<HTMLElement>('[data-name]')].map(({ dataset }) => dataset['name']);
  await acting(async () => root.unmount());
  return { kept, shown };
}

const write = (root: HTMLElement, question: string, value: string): void => {
  root.querySelector<HTMLInputElement>(`[data-name=${question}] input`)!.value = value;
};

test.each([
  ['were saved since', (html: FormView): FormView => ({ ...html, version: 2, answers: newer, html })],
  ['are on this device', (html: FormView): FormView => ({ ...html, answers: newer, unsaved: Object.keys(newer), drawn: html })],
])(
  'what is typed in html that has other answers than those that %s stays in its own question, and writes over no other',
  async (_, whole) => {
    const html = older();
    const { kept, shown } = await typedInto(html, whole(html), (root) => {
      write(root, 'rent', '700');
      write(root, 'size', '12');
      root.querySelector<HTMLInputElement>('[data-name=heating] input[value=oil]')!.checked = true;
    });
    expect(shown).toContain('landlord');
    expect(kept.answers).toEqual({ ...newer, rent: '700', rooms: [{ use: 'bed', size: '12' }, { use: 'bath' }], heating: 'oil' });
  },
);

test('the step in which something is typed is shown, whichever one this device kept, or whatever steps are before it by now', async () => {
  const first = older();
  const onOther = await typedInto(first, { ...first, page: 1, unsaved: [], drawn: first }, (root) => write(root, 'rent', '700'));
  expect([onOther.shown.includes('rent'), onOther.kept.unsaved]).toEqual([true, ['rent']]);
  const second = older({ page: 1 });
  const withMore = await typedInto(second, { ...second, version: 2, answers: newer, html: second }, (root) => write(root, 'damp', 'wall'));
  expect([withMore.shown, withMore.kept.answers]).toEqual([['damp'], { ...newer, damp: 'wall' }]);
});

test('a form that was saved since its html was written shows the step of the html; one with answers of this device the step that was kept with them', async () => {
  const html = older();
  const idle = () => undefined;
  expect((await typedInto(html, { ...html, version: 2, page: 1, answers: { rented: 'no' }, html }, idle)).shown).toContain('rent');
  expect((await typedInto(html, { ...html, version: 2, page: 1, unsaved: [], html }, idle)).shown).toEqual(['damp']);
});
