// @vitest-environment happy-dom
import { act as acting } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Base } from 'survey-core';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { questionTypes } from '../model/definition/index.ts';
import type { FormView } from '#schemas/api';
import { texts as words } from '../../registry/blocks/form/form.schema.ts';
import { ofBrowser, view } from './drawn-form.fixture.ts';
import { asked } from './question-of-each-type.fixture.ts';
import { loadAhead, SurveyForm } from './SurveyForm.tsx';
import { watchTyping } from './input-before-hydration/typed-input.ts';
import { loadSanitiser } from '#ui/trusted-types';

/** What the portal answers comes later. */
const act = (() => new Promise(() => undefined)) as never;
vi.mock('../../ui/person-check/load-recaptcha.ts', () => ({ loadRecaptcha: () => new Promise(() => undefined) }));

const formOf = ([question, answer]: (typeof asked)[string], type: string): FormView => ({
  ...view,
  // The test browser reads the first country as the one that the html has selected.
  lookupCountries: ['AFG', 'GBR'],
  definition: {
    pages: [{ title: 'A step', description: 'About it', elements: [{ type, name: 'asked', title: 'Asked', ...question }] }],
  },
  answers: answer === undefined ? {} : { asked: answer },
});
const drawn = (form: FormView) => <SurveyForm id="form" view={form} text={words} language="en" act={act} />;

/** Saved answers, which a person changes before the script is there. */
const filled: FormView = {
  ...view,
  definition: {
    elements: [
      { type: 'text', name: 'registration' },
      { type: 'text', name: 'year', inputType: 'number' },
      { type: 'comment', name: 'story' },
      { type: 'dropdown', name: 'make', choices: ['Lorne', 'Varden'] },
      { type: 'radiogroup', name: 'fuel', choices: ['Diesel', 'Petrol'] },
      { type: 'checkbox', name: 'extras', choices: ['radio', 'roof'] },
      { type: 'boolean', name: 'bought' },
      { type: 'fullname', name: 'owner' },
      { type: 'text', name: 'left', title: 'Left alone' },
    ],
  },
  answers: {
    registration: 'AB12',
    year: 2010,
    story: 'It was',
    make: 'Lorne',
    fuel: 'Diesel',
    extras: ['radio'],
    left: 'as saved',
    owner: { firstName: 'Bo', lastName: 'Lee' },
  },
};

/** What the server draws: made before there is a window here. */
const html = new Map<string, string>();
let [ofHtml, ofFilled] = ['', ''];

beforeAll(async () => {
  // As `loadSurvey` does on the server, too.
  await loadSanitiser();
  for (const name of ofBrowser) vi.stubGlobal(name, undefined);
  for (const [type, given] of Object.entries(asked)) html.set(type, renderOrReason(formOf(given, type)));
  ofFilled = renderOrReason(filled);
  ofHtml = renderOrReason(formOf([{ html: '<b>words</b>' }], 'html'));
  vi.unstubAllGlobals();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  const brush = { fillRect: () => undefined, clearRect: () => undefined, scale: () => undefined };
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => brush });
  Object.assign(HTMLInputElement.prototype, { showPicker: () => undefined });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => document.body.replaceChildren());

function renderOrReason(form: FormView): string {
  try {
    return renderToString(drawn(form));
  } catch (error) {
    return `not drawn: ${String(error)}`;
  }
}

/** What a person meets of a form: controls, in order, with what names them and what they hold. */
const controlsOf = (root: Element) =>
  [...root.querySelectorAll<HTMLInputElement>('input, textarea, select, button, output, h2, [role]')]
    .filter((element) => !element.closest('[inert]'))
    .map((element) => {
      const labels = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
      return [
        element.tagName,
        element.type,
        element.id,
        element.name,
        element.getAttribute('role'),
        // The test browser does not read which option the html has selected.
        (element.tagName === 'SELECT' && element.querySelector('option[selected]')?.getAttribute('value')) || element.value,
        element.checked,
        element.getAttribute('aria-required'),
        element.getAttribute('aria-label') ?? (labels.join(' ') || element.closest('label')?.textContent),
      ].join(' | ');
    });

test('every type of question is drawn by the server, and html, which the relay has made harmless', () => {
  expect([...questionTypes].filter((type) => !(type in asked))).toEqual(['html']);
  expect([...html].filter(([, text]) => text.startsWith('not drawn'))).toEqual([]);
  expect(ofHtml).toContain('<b>words</b>');
});

test.each(Object.keys(asked))('%s: the server draws what a browser draws, and its html is taken over as it is', async (type) => {
  const form = formOf(asked[type]!, type);
  const fresh = document.createElement('div');
  document.body.append(fresh);
  const root = createRoot(fresh);
  await acting(async () => root.render(drawn(form)));
  const byBrowser = controlsOf(fresh);
  await acting(async () => root.unmount());
  document.body.replaceChildren();
  // Another document counts from the beginning.
  Reflect.set(Base, 'defaultIdGeneratorValue', undefined);

  const served = document.createElement('div');
  document.body.append(served);
  served.innerHTML = html.get(type)!;
  expect(controlsOf(served)).toEqual(byBrowser);
  const complaints: unknown[] = [];
  const errors = vi
    .spyOn(console, 'error')
    .mockImplementation((...given) => void complaints.push(given.map(String).join(' ').slice(0, 3000)));
  // As a document does: with words that the definition was not loaded with.
  loadAhead(form);
  const taken = await acting(async () =>
    hydrateRoot(served, drawn(form), { onRecoverableError: (error) => void complaints.push(String(error)) }),
  );
  errors.mockRestore();
  expect(complaints).toEqual([]);
  expect(controlsOf(served)).toEqual(byBrowser);
  await acting(async () => taken.unmount());
});

test('what was typed and chosen before the script is there is the answer of the model, with focus and caret where they were', async () => {
  Reflect.set(Base, 'defaultIdGeneratorValue', undefined);
  const served = document.createElement('div');
  document.body.append(served);
  served.innerHTML = ofFilled;
  const control = (selector: string) => served.querySelector<HTMLInputElement>(selector)!;
  const texts = [...served.querySelectorAll<HTMLInputElement>('input[type=text], textarea')];
  // Of a name the first part.
  for (const [index, text] of ['AB12 CDE', '2015', 'It was a long day', 'Ann'].entries()) texts[index]!.value = text;
  control('select').value = 'Varden';
  control('input[value=Petrol]').checked = true;
  control('input[value=roof]').checked = true;
  control('[data-name=bought] input[value=true]').checked = true;
  control('input[value=radio]').checked = false;
  texts[0]!.focus();
  texts[0]!.setSelectionRange(2, 4);
  let kept: Readonly<Record<string, unknown>> = {};
  const portal = (async (name: string, { answers }: { answers: typeof kept }) => {
    if (name === 'keep-answers') kept = answers;
    return { ok: false, code: 'no' };
  }) as never;
  const root = await acting(async () =>
    hydrateRoot(served, <SurveyForm id="form" view={filled} text={words} language="en" act={portal} />),
  );
  expect(kept).toMatchObject({
    registration: 'AB12 CDE',
    year: 2015,
    story: 'It was a long day',
    make: 'Varden',
    fuel: 'Petrol',
    extras: ['roof'],
    bought: true,
    left: 'as saved',
  });
  expect(JSON.stringify(kept['owner'])).toContain('Ann');
  expect(texts.map(({ value }) => value).slice(0, 4)).toEqual(['AB12 CDE', '2015', 'It was a long day', 'Ann']);
  expect([document.activeElement, texts[0]!.selectionStart, texts[0]!.selectionEnd]).toEqual([texts[0], 2, 4]);
  await acting(async () => root.unmount());
});

/** Takes the drawn form over after a person did something in its html, and then gives it `whole`; answers what the portal was asked for last, by name. */
async function takenOver(change: (served: HTMLElement) => void, whole?: FormView) {
  Reflect.set(Base, 'defaultIdGeneratorValue', undefined);
  const served = document.createElement('div');
  document.body.append(served);
  served.innerHTML = ofFilled;
  change(served);
  const asked: Record<string, { readonly answers: Readonly<Record<string, unknown>> }> = {};
  const portal = (async (name: string, payload: (typeof asked)[string]) => {
    asked[name] = payload;
    return { ok: false, code: 'no' };
  }) as never;
  const form = (view: FormView) => (
    <SurveyForm
      key={view === whole ? 'whole' : 'drawn'}
      id="form"
      view={view}
      isInterim={whole !== undefined && view !== whole}
      text={words}
      language="en"
      act={portal}
    />
  );
  const root = await acting(async () => hydrateRoot(served, form(filled), { onRecoverableError: () => undefined }));
  if (whole) await acting(async () => root.render(form(whole)));
  await acting(async () => root.unmount());
  return { kept: asked['keep-answers']?.answers ?? {}, sent: asked['submit-form']?.answers };
}

test('a saved answer that was deleted before the script is there is deleted, in a field of SurveyJS and in one of the portal', async () => {
  const { kept } = await takenOver((served) => {
    for (const control of served.querySelectorAll<HTMLInputElement>(
      ':is([data-name=registration], [data-name=owner], [data-name=story]) :is(input, textarea)',
    ))
      control.value = '';
  });
  expect(kept).toMatchObject({ year: 2010, left: 'as saved' });
  expect(['registration', 'owner', 'story'].filter((name) => name in kept)).toEqual([]);
});

test('what was typed is there where React draws the form anew instead of taking its html over', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { kept } = await takenOver((served) => {
    served.querySelector<HTMLInputElement>('[data-name=left] input')!.value = 'as typed';
    served.querySelector<HTMLInputElement>('input[value=Petrol]')!.checked = true;
    served.querySelector('h2, h3, label')!.replaceWith(document.createElement('hr'));
  });
  errors.mockRestore();
  expect(kept).toMatchObject({ left: 'as typed', fuel: 'Petrol', registration: 'AB12' });
});

test('a text of several lines is the one that was typed, though React has put the saved one back in a drawing that it gave up', async () => {
  const { kept } = await takenOver((served) => {
    const story = served.querySelector('textarea')!;
    story.value = 'It was a long day';
    watchTyping();
    story.value = story.defaultValue;
  });
  expect(kept).toMatchObject({ story: 'It was a long day' });
});

test('a click that makes React hydrate the form counts once', async () => {
  Reflect.set(Base, 'defaultIdGeneratorValue', undefined);
  const served = document.createElement('div');
  document.body.append(served);
  served.innerHTML = html.get('matrixdynamic')!;
  const rows = (): number => served.querySelectorAll('tbody input').length;
  const before = rows();
  const button = [...served.querySelectorAll('button')].find(({ title, textContent }) => /add/i.test(title + textContent))!;
  const root = await acting(async () => {
    const hydrating = hydrateRoot(served, drawn(formOf(asked['matrixdynamic']!, 'matrixdynamic')));
    // As the inline script of the document does, and as an extension or voice control clicks: with no event before it.
    button.dataset['pressed'] = '';
    // The test browser does not have it.
    document.addEventListener('click', (event) => vi.stubGlobal('event', event), { capture: true, once: true });
    button.click();
    vi.stubGlobal('event', undefined);
    return hydrating;
  });
  expect(rows()).toBe(before + 1);
  await acting(async () => root.unmount());
});

test('a button that was pressed before the script is there is pressed once the answers are with the model', async () => {
  const { sent } = await takenOver((served) => {
    served.querySelector('textarea')!.value = 'It was a long day';
    [...served.querySelectorAll('button')].find(({ textContent }) => textContent === words.submit)!.dataset['pressed'] = '';
  });
  expect(sent).toMatchObject({ story: 'It was a long day' });
});

test.each([
  ['with their notice', { unsaved: ['make'] }],
  ['without a notice', { unsaved: [] }],
])(
  'where answers of this device take the place of the server’s, %s, the button that was pressed is pressed, and no other',
  async (_, kept) => {
    const { sent } = await takenOver(
      (served) => {
        [...served.querySelectorAll('button')].find(({ textContent }) => textContent === words.submit)!.dataset['pressed'] = '';
      },
      { ...filled, ...kept, answers: { ...filled.answers, story: 'of this device' }, drawn: filled },
    );
    expect(sent).toMatchObject({ story: 'of this device' });
  },
);
