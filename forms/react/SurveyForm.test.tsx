// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { filled } from '#locale/messages/filled';
import { formTexts as texts } from '../texts.ts';
import { measureNothing, view } from './drawn-form.fixture.ts';
import { lastStep, press, saved, show, value } from './shown-form.fixture.tsx';

measureNothing();
afterEach(cleanup);

const progress = () => document.querySelector('progress');

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
  await waitFor(() => expect(screen.getByText(/^Step 1 of 2/)).toBeTruthy());
  expect(screen.queryByRole('link', { name: 'Cancel' })).toBeNull();
});

test('the bar is as long as what has been answered, never full before the form is sent', async () => {
  show({ answers: { registration: 'AB12 CDE' } });
  expect([progress()?.value, progress()?.max, screen.getByText(/^Step \d/).textContent]).toEqual([0, 2, 'Step 1 of 2: Your vehicle']);
  press('Continue');
  await waitFor(() => expect(screen.getByText(/^Step 2 of 2/)).toBeTruthy());
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

test.each([
  ['answers-too-slow', texts.answersTooSlow],
  ['answers-wait', texts.answersWait],
  ['answers-not-validated', texts.answersWait],
  ['too-many-requests', texts.answersWait],
])('a submit refused as %s states what to do, and that the answers are kept', async (code, expected) => {
  show(lastStep, (name) => (name === 'submit-form' ? { ok: false, code } : saved));
  press('Submit');
  const lines = [...(await screen.findByRole('alert')).querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(lines).toEqual(['Error', 'Failed to submit the claim', filled(expected, { kept: texts.areKept })]);
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
  const asked = act.mock.calls.filter(([name]) => name !== 'guard-answers');
  const triedKeys = [(asked.at(-1)?.[1] as { idempotencyKey?: string } | undefined)?.idempotencyKey];
  expect(asked.at(-2)).toEqual([
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
  expect(asked.at(-1)?.[0]).toBe('submit-form');
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

test('a form that was sent in another window states so once, as soon as a save is refused, with the way on; the button leads to that', async () => {
  const definition = { elements: [{ type: 'radiogroup', name: 'own', title: 'Own', choices: ['Yes', 'No'] }] };
  const { act } = show({ definition }, (name) => (name === 'save-draft' ? { ok: false, code: 'already-submitted' } : saved));
  fireEvent.click(screen.getByRole('radio', { name: 'No' }));
  window.dispatchEvent(new Event('pagehide'));
  const alert = await screen.findByRole('alert');
  expect(screen.getAllByText(texts.alreadySubmitted)).toHaveLength(1);
  expect(within(alert).getByRole('link', { name: texts.continueLink }).getAttribute('href')).toBe('/securedPage/my-claim');
  press('Submit');
  expect(document.activeElement).toBe(alert);
  expect(act.mock.calls.map(([name]) => name)).not.toContain('submit-form');
});

test('a form that was sent in another window states so where it is sent, with the way on', async () => {
  show(lastStep, (name) => (['submit-form', 'save-draft'].includes(name) ? { ok: false, code: 'already-submitted' } : saved));
  press('Submit');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(texts.alreadySubmitted);
  expect(within(alert).getByRole('link', { name: texts.continueLink }).getAttribute('href')).toBe('/securedPage/my-claim');
  expect(screen.queryByText(texts.keptHere)).toBeNull();
});

test('answers that were changed elsewhere: one message states what to do, nothing more is sent, and the form is read again in place', async () => {
  const answers = { registration: 'OF ANOTHER' };
  const { act } = show(lastStep, (name) => {
    if (name === 'reopen-form') return { ok: true, value: { ...view, answers } };
    return name === 'submit-form' ? { ok: false, code: 'changed-elsewhere' } : saved;
  });
  press('Submit');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(texts.changedElsewhere + texts.changedElsewhereHint + texts.reloadForm);
  press('Submit');
  expect(document.activeElement).toBe(alert);
  press(texts.reloadForm);
  expect(await screen.findByDisplayValue('OF ANOTHER')).not.toBeNull();
  expect(act.mock.calls.map(([name]) => name).filter((name) => name !== 'guard-answers')).toEqual([
    'keep-answers',
    'submit-form',
    'reopen-form',
  ]);
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
  expect(document.activeElement?.textContent).toBe('Step 1 of 2: Your vehicle');
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

const putBack = (more: Parameters<typeof show>[0]) => {
  const { act } = show({ answers: { registration: 'AB12 CDE' }, unsaved: ['registration'], continues: true, ...more });
  // A form that is closed saves what waits.
  cleanup();
  return act;
};

test('where the form asks none of the questions with two answers any more, what was put back is saved by itself, where it may be', async () => {
  const gone = { otherAnswers: [{ question: 'gone', answer: 'x' }] };
  const asked = { otherAnswers: [{ question: 'registration', answer: 'CF14 NGH' }] };
  for (const undecided of [asked, { ...gone, continues: undefined }]) {
    const act = putBack(undecided);
    await act.mock.results.at(-1)?.value;
    expect(act).not.toHaveBeenCalledWith('save-draft', expect.anything());
  }
  const act = putBack(gone);
  await waitFor(() => expect(act).toHaveBeenCalledWith('save-draft', expect.objectContaining({ answers: { registration: 'AB12 CDE' } })));
});

test('what was written beside a question differently in two places is shown, and taken, like an answer', () => {
  const definition = { elements: [{ type: 'radiogroup', name: 'fuel', title: 'Fuel', choices: ['Diesel'], showCommentArea: true }] };
  const { act } = show({
    definition,
    answers: { 'fuel-Comment': 'mine' },
    unsaved: ['fuel-Comment'],
    otherAnswers: [{ question: 'fuel-Comment', answer: 'theirs' }],
    continues: true,
  });
  const box = screen.getByRole('group', { name: 'Some questions have two answers' });
  expect([...box.querySelectorAll('li span')].map(({ textContent }) => textContent)).toEqual(['Fuel: \u2068theirs\u2069']);
  press('Use this answer: Fuel');
  expect(act.mock.calls.findLast(([name]) => name === 'keep-answers')).toMatchObject([
    'keep-answers',
    { answers: { 'fuel-Comment': 'theirs' }, unsaved: ['fuel-Comment'] },
  ]);
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
