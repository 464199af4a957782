// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { FormView } from '#schemas/api';
import type { Act } from '#schemas/page';
import { texts } from '../blocks/form/form.schema.ts';
import { measureNothing, view } from './drawn-form.fixture.ts';
import { SurveyForm } from './SurveyForm.tsx';

measureNothing();
afterEach(cleanup);

const value = { submissionId: 's', version: 1, savedAt: '2026-11-21T14:05:00Z', arrivedFiles: [], failedFiles: [] };
const saved = { ok: true, value } as const;

function show(changes: Partial<FormView> = {}, answer: (name: string) => unknown = () => saved, language = 'en') {
  const act = vi.fn(async (name: string, _payload: unknown) => answer(name));
  render(<SurveyForm id="form" view={{ ...view, ...changes }} text={texts} language={language} act={act as unknown as Act} />);
  const sent = () => act.mock.calls.filter(([name]) => name === 'submit-form').map(([, payload]) => payload);
  return { act, sent };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const progress = () => document.querySelector('progress');
const lastStep = { answers: { registration: 'AB12 CDE' }, page: 1 };

test('Cancel comes before Save and Return; Cancel leads to the hub', () => {
  show();
  const actions = [...document.querySelectorAll('button, a')].map((one) => one.textContent);
  expect(actions.slice(-3)).toEqual(['Continue', 'Cancel', 'Save and Return']);
  expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/securedPage/my-claim');
});

test('on a saved draft Cancel is hidden on the first page, and there again on the next; Back goes back one page', async () => {
  show({ ...lastStep, buttons: { ...view.buttons, cancel: 'not-on-first-page' } });
  expect(screen.getByRole('link', { name: 'Cancel' })).toBeTruthy();
  press('Back');
  await waitFor(() => expect(screen.getByText('Step 1 of 2')).toBeTruthy());
  expect(screen.queryByRole('link', { name: 'Cancel' })).toBeNull();
});

test('the bar is as long as what has been answered, never full before the form is sent', async () => {
  show({ answers: { registration: 'AB12 CDE' } });
  expect([progress()?.value, progress()?.max, screen.getByText(/^Step \d/).textContent]).toEqual([0, 2, 'Step 1 of 2']);
  press('Continue');
  await waitFor(() => expect(screen.getByText('Step 2 of 2')).toBeTruthy());
  expect(progress()?.value).toBe(1);
});

test('Save and Return validates first and leads to the first error; then it sends isSaveAndReturn', async () => {
  const { sent } = show();
  press('Save and Return');
  const summary = screen.getByText('There is a problem').parentElement;
  expect(summary?.textContent).toContain('Registration number');
  expect(document.activeElement).toBe(summary);
  expect(sent()).toEqual([]);
  expect(summary?.textContent).toContain('Your answers so far are kept.');
  expect(screen.getByRole('link', { name: 'Leave and finish later' }).getAttribute('href')).toBe('/securedPage/my-claim');
  press('Continue');
  expect(screen.queryByRole('link', { name: 'Leave and finish later' })).toBeNull();
  cleanup();
  const complete = show(lastStep);
  press('Save and Return');
  await waitFor(() => expect(complete.sent()).toMatchObject([{ isSaveAndReturn: true, page: 1, answers: { registration: 'AB12 CDE' } }]));
});

test('a submit carries answers, seeds, isSaveAndReturn false and the confirmation of the form', async () => {
  const { sent } = show({ ...lastStep, seeds: { formSlug: 'vehicle', version: 1 }, confirmationSlug: 'thanks' });
  press('Submit');
  await waitFor(() =>
    expect(sent()).toMatchObject([
      { formSlug: 'vehicle', isSaveAndReturn: false, confirmationSlug: 'thanks', seeds: { formSlug: 'vehicle', version: 1 } },
    ]),
  );
  expect(Object.keys((sent()[0] as { answers: object }).answers)).toEqual(['registration']);
});

test('expressions of the form read its seeds', () => {
  const definition = { elements: [{ type: 'text', name: 'staffOnly', title: 'Staff only', visibleIf: "{source} = 'workspace'" }] };
  show({ definition });
  expect(screen.queryByText('Staff only')).toBeNull();
  cleanup();
  show({ definition, seeds: { source: 'workspace' } });
  expect(screen.getByText('Staff only')).toBeTruthy();
});

test('a failed submit is reported once, under the title Error; the button works again, and the answers are kept', async () => {
  let tries = 0;
  const { sent } = show(lastStep, (name) => (name === 'submit-form' && ++tries === 1 ? { ok: false, code: 'status-500' } : saved));
  press('Submit');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Error Failed to submit the claim Your answers are kept. Please try again.');
  expect(screen.getAllByText('Failed to submit the claim')).toHaveLength(1);
  press('Submit');
  await waitFor(() => expect(sent()).toHaveLength(2));
  const [first, second] = sent() as { idempotencyKey: string; answers: object }[];
  expect(second?.answers).toEqual(first?.answers);
});

test('what is sent again as it was has the key of before, since the answer may have been lost; what was changed, and what was sent, has another', async () => {
  let tries = 0;
  const definition = { elements: [{ type: 'radiogroup', name: 'own', title: 'Own', choices: ['Yes', 'No'] }] };
  const { sent } = show({ definition }, (name) => (name === 'submit-form' && ++tries < 4 ? { ok: false, code: 'network' } : saved));
  const keys = () => (sent() as { idempotencyKey: string }[]).map(({ idempotencyKey }) => idempotencyKey);
  const send = async (count: number) => {
    press('Submit');
    await waitFor(() => expect(keys()).toHaveLength(count));
    await screen.findByRole('button', { name: 'Submit' });
  };
  await send(1);
  await send(2);
  fireEvent.click(screen.getByRole('radio', { name: 'No' }));
  await send(3);
  await send(4);
  const [first, second, third, fourth] = keys();
  expect([second, fourth]).toEqual([first, third]);
  expect(third).not.toBe(first);
});

test.each([
  ['answers-too-slow', texts.answersTooSlow],
  ['answers-wait', texts.answersWait],
  ['answers-not-validated', texts.answersWait],
  ['too-many-requests', texts.answersWait],
])('a submit refused as %s states what to do, and that the answers are kept', async (code, expected) => {
  show(lastStep, (name) => (name === 'submit-form' ? { ok: false, code } : saved));
  press('Submit');
  expect((await screen.findByRole('alert')).textContent).toBe(`Error Failed to submit the claim ${expected}`);
});

test('a failed submit is reported, too, where a save was on its way when the button was pressed', async () => {
  const { promise: save, resolve: arrive } = Promise.withResolvers<typeof saved>();
  const { sent } = show(lastStep, (name) =>
    name === 'save-draft' ? save : name === 'submit-form' ? { ok: false, code: 'network' } : saved,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  window.dispatchEvent(new Event('online'));
  press('Continue');
  await screen.findByText('Step 2 of 2');
  press('Submit');
  arrive(saved);
  expect((await screen.findByRole('alert')).textContent).toContain('We could not reach the service.');
  expect(sent()).toHaveLength(1);
});

test('what was typed and could not be sent is reported by the refusal alone, not in the status line as well', async () => {
  const definition = { elements: [{ type: 'text', name: 'registration' }] };
  const unsaved = { definition, answers: { registration: 'CF14' }, unsaved: ['registration'] };
  show(unsaved, (name) => ({ ok: false, code: name === 'submit-form' ? 'status-500' : 'network' }));
  press('Submit');
  await screen.findByRole('alert');
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).not.toContain(texts.keptHere);
});

test('Save and Return is not stopped by a file to choose again: like Continue, it goes on, and the name is kept for the next visit', async () => {
  const lost = { name: 'v5c.pdf', type: 'application/pdf', size: 4, content: 'pending:gone' };
  const definition = { pages: [{ elements: [{ type: 'file', name: 'logbook' }] }, { elements: [{ type: 'text', name: 'last' }] }] };
  const { sent } = show({ definition, answers: { logbook: [lost] }, page: 1 });
  press('Save and Return');
  await waitFor(() => expect(sent()).toMatchObject([{ isSaveAndReturn: true, page: 1, answers: { logbook: [lost] }, files: [] }]));
});

test('before a submit goes out, the answers are kept with their step and the files to choose again, as the record of the server has them', async () => {
  const lost = { name: 'v5c.pdf', type: 'application/pdf', size: 4, content: 'pending:gone' };
  const definition = { pages: [{ elements: [{ type: 'text', name: 'registration' }] }, { elements: [{ type: 'file', name: 'logbook' }] }] };
  const answers = { registration: 'AB12 CDE', logbook: [lost] };
  const refuse = (name: string) => (name === 'submit-form' ? { ok: false, code: 'session-ended' } : saved);
  const { act, sent } = show({ definition, answers, page: 1, submissionId: 's', version: 3 }, refuse);
  // The first press reports the file, the second sends without it.
  press('Submit');
  press('Submit');
  await waitFor(() => expect(sent()).toMatchObject([{ answers: { registration: 'AB12 CDE' } }]));
  const triedKeys = [(act.mock.calls.at(-1)?.[1] as { idempotencyKey?: string } | undefined)?.idempotencyKey];
  expect(act.mock.calls.at(-2)).toEqual([
    'keep-answers',
    {
      formSlug: 'vehicle',
      formVersion: 1,
      submissionId: 's',
      version: 3,
      answers,
      unsaved: [],
      before: {},
      savedFiles: ['gone'],
      triedKeys,
      page: 1,
    },
  ]);
  await screen.findByRole('alert');
  expect(act.mock.calls.at(-1)?.[0]).toBe('submit-form');
});

test('in workspace the complete button has its own word', () => {
  show({ ...lastStep, buttons: { ...view.buttons, complete: 'add' } });
  expect(screen.getByRole('button', { name: 'Add' })).toBeTruthy();
});

test('the button that sends has the form’s own word, in the language shown; in workspace it does not', () => {
  const definition = {
    completeText: { default: 'Send my claim', cy: 'Anfon fy hawliad' },
    elements: [{ type: 'text', name: 'registration' }],
  };
  show({ definition });
  expect(screen.getByRole('button', { name: 'Send my claim' })).toBeTruthy();
  cleanup();
  show({ definition }, undefined, 'cy');
  expect(screen.getByRole('button', { name: 'Anfon fy hawliad' })).toBeTruthy();
  cleanup();
  show({ definition, buttons: { ...view.buttons, complete: 'update' } });
  expect(screen.getByRole('button', { name: 'Update' })).toBeTruthy();
});

test('an error leaves the summary when its question is corrected, and the summary goes with the last one; the focus stays', async () => {
  const elements = ['registration', 'make'].map((name) => ({ type: 'text', name, isRequired: true }));
  show({ definition: { elements } });
  press('Submit');
  const write = (name: string) => {
    const field = screen.getByRole('textbox', { name });
    field.focus();
    fireEvent.input(field, { target: { value: 'CF14' } });
    expect(document.activeElement).toBe(field);
  };
  expect(screen.getByText('There is a problem').parentElement?.querySelectorAll('li')).toHaveLength(2);
  write('registration');
  await waitFor(() => expect(screen.getByText('There is a problem').parentElement?.querySelectorAll('li')).toHaveLength(1));
  write('make');
  await waitFor(() => expect(screen.queryByText('There is a problem')).toBeNull());
});

test('a form that was sent in another window states so, where it is saved and where it is sent, with the way on', async () => {
  show(lastStep, (name) => (['submit-form', 'save-draft'].includes(name) ? { ok: false, code: 'already-submitted' } : saved));
  press('Submit');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(texts.alreadySubmitted);
  expect(within(alert).getByRole('link', { name: texts.continueLink }).getAttribute('href')).toBe('/securedPage/my-claim');
  expect(screen.queryByText(texts.keptHere)).toBeNull();
});

test('answers that were changed elsewhere: one message states what to do, nothing more is sent, and reloading keeps what is written', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const { act } = show(lastStep, (name) => (name === 'submit-form' ? { ok: false, code: 'changed-elsewhere' } : saved));
  press('Submit');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(texts.changedElsewhere + texts.changedElsewhereHint + texts.reloadForm);
  press('Submit');
  expect(document.activeElement).toBe(alert);
  press(texts.reloadForm);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(act.mock.calls.map(([name]) => name)).toEqual(['keep-answers', 'submit-form']);
});

test('a question with two answers shows the other one, and takes it at a press', async () => {
  const { act } = show({
    answers: { registration: 'AB12 CDE' },
    unsaved: ['registration'],
    otherAnswers: [
      { question: 'registration', answer: 'CF14 NGH' },
      { question: 'gone', answer: 'x' },
    ],
  });
  const box = screen.getByRole('group', { name: 'Some questions have two answers' });
  expect([...box.querySelectorAll('li span')].map(({ textContent }) => textContent)).toEqual(['Registration number: \u2068CF14 NGH\u2069']);
  press('Use this answer: Registration number');
  expect(act.mock.calls.find(([name]) => name === 'keep-answers')).toMatchObject([
    'keep-answers',
    { answers: { registration: 'CF14 NGH' }, unsaved: ['registration'] },
  ]);
  expect(screen.queryByRole('group', { name: 'Some questions have two answers' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Step 1 of 2');
});

test('closing the other answers leaves those of the form as they are: they are saved', async () => {
  const { act } = show({
    answers: { registration: 'AB12 CDE' },
    unsaved: ['registration'],
    otherAnswers: [{ question: 'registration', answer: [{}] }],
  });
  const box = screen.getByRole('group', { name: 'Some questions have two answers' });
  expect(box.querySelector('li span')?.textContent).toBe('Registration number: \u2068Not answered\u2069');
  fireEvent.click(within(box).getByRole('button', { name: 'Close this message' }));
  cleanup();
  await waitFor(() => expect(act).toHaveBeenCalledWith('save-draft', expect.objectContaining({ answers: { registration: 'AB12 CDE' } })));
});

test('a form with one way out leaves by it, with what is written saved on the way', async () => {
  const { act } = show({ oneWayOut: true });
  expect(screen.queryByRole('link', { name: 'Cancel' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save and Return' })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Diesel' }));
  press('Save and leave');
  expect(act).toHaveBeenLastCalledWith('navigate', { to: '/securedPage/my-claim' });
  cleanup();
  await waitFor(() => expect(act).toHaveBeenCalledWith('save-draft', expect.objectContaining({ answers: { fuel: 'Diesel' } })));
  show({ oneWayOut: true, savedAt: value.savedAt });
  expect(screen.getByRole('button', { name: 'Leave, it is saved' })).toBeTruthy();
});

test('the steps are listed by name, with the one that is open', () => {
  // A tenant's hours are texts in several languages: none of the form's.
  const help = { phone: '029 2018 0000', hours: { en: 'All day' } };
  show({ ...lastStep, help });
  const steps = screen.getAllByRole('listitem').map((one) => [one.textContent, one.getAttribute('aria-current')]);
  expect(steps).toEqual([
    ['Your vehicle (done)', null],
    ['2Proof', 'step'],
  ]);
  expect(screen.getByRole('link', { name: '029 2018 0000' })).toBeTruthy();
});
