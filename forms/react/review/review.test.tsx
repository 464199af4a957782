// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { FormView } from '#schemas/api';
import type { Act } from '#schemas/page';
import { formTexts as texts } from '../../texts.ts';
import { measureNothing, view } from '../drawn-form.fixture.ts';
import { SurveyForm } from '../SurveyForm.tsx';

measureNothing();
afterEach(cleanup);

const definition = {
  pages: [
    {
      name: 'car',
      title: 'Your vehicle',
      elements: [
        { type: 'text', name: 'registration', title: 'Registration number', isRequired: true },
        {
          type: 'radiogroup',
          name: 'sold',
          title: 'Was it sold?',
          choices: [
            { value: 'y', text: 'Yes, sold' },
            { value: 'n', text: 'No' },
          ],
        },
      ],
    },
    {
      name: 'sale',
      title: 'The sale',
      visibleIf: "{sold} = 'y'",
      elements: [{ type: 'text', name: 'buyer', title: 'Who bought it?', isRequired: true }],
    },
    { name: 'owner', title: 'The owner', elements: [{ type: 'text', name: 'owner', title: 'Who owned it?' }] },
    {
      name: 'truth',
      title: 'Declaration',
      elements: [{ type: 'checkbox', name: 'truth', title: 'I state that', choices: ['It is true'], isRequired: true }],
    },
  ],
};
const answers = { registration: 'AB12 CDE', sold: 'n' };

function show(changes: Partial<FormView> = {}) {
  const act = vi.fn(async (name: string, _payload: unknown) =>
    name === 'submit-form'
      ? { ok: true, value: { submissionId: 's', version: 1, arrivedFiles: [], failedFiles: [], arrival: Promise.resolve() } }
      : { ok: false, code: 'no' },
  );
  const given: FormView = { ...view, definition, answers, review: {}, ...changes };
  render(<SurveyForm id="form" view={given} text={texts} language="en" act={act as unknown as Act} />);
  return { sent: () => act.mock.calls.flatMap(([name, payload]) => (name === 'submit-form' ? [payload as { answers: object }] : [])) };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
const write = (label: RegExp, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const heading = (name: string) => screen.findByRole('heading', { name });
const lines = () =>
  screen
    .getAllByRole('listitem')
    .filter((line) => line.querySelector('a'))
    .map(({ textContent }) => textContent);

test('all answers are shown in words, by step, before the form is sent', async () => {
  const { sent } = show({ page: 2, answers: { ...answers, truth: ['It is true'] } });
  press('Continue');
  await heading('Check your answers');
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Your vehicle',
    'The owner',
    'Declaration',
  ]);
  expect(lines()).toEqual([
    'Registration numberAB12 CDEChange',
    'Was it sold?NoChange',
    'Who owned it?Not answeredChange',
    'I state thatIt is trueChange',
  ]);
  expect(screen.queryByText(texts.required)).toBeNull();
  expect(sent()).toEqual([]);
  press('Submit');
  await waitFor(() => expect(sent()).toMatchObject([{ answers: { registration: 'AB12 CDE', sold: 'n' } }]));
});

test('a change leads to its question, through the steps that it brings, and back to its line', async () => {
  show({ page: 2, review: { declarationPage: 'truth' } });
  await heading('Check your answers');
  follow('Change: Was it sold?');
  await waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('radio'));
  fireEvent.click(screen.getByRole('radio', { name: 'Yes, sold' }));
  press('Continue');
  await heading('The sale');
  press('Continue');
  expect(screen.getByText('There is a problem')).toBeTruthy();
  write(/^Who bought it/, 'A friend');
  press('Continue');
  await heading('Check your answers');
  expect(lines()).toContain('Who bought it?A friendChange');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Change: Was it sold?');
});

test('the declaration is below the answers, and needed before the form is sent', async () => {
  const { sent } = show({ page: 1, review: { declarationPage: 'truth' } });
  press('Continue');
  await heading('Declaration');
  expect(screen.getByText(texts.required)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Change: I state that' })).toBeNull();
  press('Submit');
  expect(screen.getByText('There is a problem')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'It is true' }));
  press('Submit');
  await waitFor(() => expect(sent()).toMatchObject([{ answers: { truth: ['It is true'] } }]));
});

test('a declaration that depends on an answer is a step like others', async () => {
  const pages = definition.pages.map((page) => (page.name === 'truth' ? { ...page, visibleIf: "{sold} = 'y'" } : page));
  show({ definition: { pages }, page: 1, review: { declarationPage: 'truth' } });
  press('Continue');
  await heading('Check your answers');
  expect(lines()).toHaveLength(3);
});

test('what lacks is asked for, and the way on leads back to the answers', async () => {
  show({ page: 2, answers: { sold: 'n' }, review: { declarationPage: 'truth' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'It is true' }));
  press('Submit');
  expect((await screen.findByText('There is a problem')).parentElement?.textContent).toContain('Registration number');
  write(/^Registration number/, 'AB12 CDE');
  press('Continue');
  await heading('Check your answers');
});

test('a form opens at its review where that was reached, and leaves out what was not answered where it is asked to', async () => {
  show({ page: 2, definition: { pages: definition.pages.slice(0, 3) }, review: { answeredOnly: true } });
  await heading('Check your answers');
  expect(lines()).toHaveLength(2);
});

test('the only step of a form that has no title is called as the form', async () => {
  const elements = [{ type: 'text', name: 'registration', title: 'Registration number' }];
  show({ definition: { title: 'About the car', pages: [{ name: 'car', elements }] }, page: 1 });
  expect(await heading('About the car')).toBeTruthy();
});

test.each([
  ['its step', { pages: [{ name: 'you', title: 'About you' }] }],
  ['the form, where its only step has none', { title: 'About you', pages: [{ name: 'you' }] }],
])('answers of the form before are shown first, by the title of %s, and are changed there', async (_, { pages, ...titled }) => {
  const elements = [{ type: 'text', name: 'email', title: 'Your email address' }];
  const earlier = {
    definition: { ...titled, pages: pages.map((page) => ({ ...page, elements })) },
    answers: { email: 'a@example.org' },
    changeHref: '/page/registration?tab=0',
  };
  show({ page: 2, review: { declarationPage: 'truth', earlier } });
  await heading('About you');
  expect(lines()[0]).toBe('Your email addressa@example.orgChange');
  expect(screen.getByRole('link', { name: 'Change: Your email address' }).getAttribute('href')).toBe(
    '/page/registration?tab=0#question-email',
  );
});

test('a drawn signature is shown as it was drawn', async () => {
  const signature = `data:image/png;base64,${Buffer.from('89504e470d0a1a0a0000000d49484452000002d0000000f00806000000', 'hex').toString('base64')}`;
  const elements = [{ type: 'signature', name: 'signed', title: 'Your signature' }];
  show({ page: 1, definition: { pages: [{ name: 'sign', elements }] }, answers: { signed: { signature, eSignature: true } } });
  await heading('Check your answers');
  expect(screen.getByRole('img', { name: texts.signed }).getAttribute('src')).toBe(signature);
});

test('of a form that is corrected, the changes are not sent yet', () => {
  const correction = { reason: 'The number.', sentAt: '2026-11-02T10:00:00Z', givenBackAt: '2026-11-03T10:00:00Z' };
  show({ page: 2, review: { declarationPage: 'truth' }, correction });
  expect(screen.getByText(texts.checkCorrectionHint)).toBeDefined();
  expect(screen.queryByText(texts.checkHint)).toBeNull();
});
