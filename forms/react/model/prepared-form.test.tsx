// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { FormView } from '#schemas/api';
import type { Act } from '#schemas/page';
import { formTexts as texts } from '../../texts.ts';
import { measureNothing, view } from '../drawn-form.fixture.ts';
import { pendingFilesOf } from '../../state/uploads/pending-files.ts';
import { localAnswers, openModel } from './open-model.ts';
import { saved } from '../shown-form.fixture.tsx';
import { SurveyForm } from '../SurveyForm.tsx';
import { loadSanitiser } from '#ui/trusted-types';

measureNothing();
beforeAll(loadSanitiser);
afterEach(cleanup);

function show(definition: object, changes: Partial<FormView> = {}) {
  const act = vi.fn(async (_name: string, _payload: unknown) => saved);
  render(<SurveyForm id="form" view={{ ...view, definition, ...changes }} text={texts} language="en" act={act as unknown as Act} />);
  const sent = () =>
    act.mock.calls.filter(([name]) => name === 'submit-form').map(([, payload]) => payload as { answers: object; files: object[] });
  return { act, sent };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pdf = (name: string) => new File(['%PDF-1.4'], name, { type: 'application/pdf' });

test('defaults of a form are shown and sent', async () => {
  const { sent } = show({ elements: [{ type: 'text', name: 'country', title: 'Country', defaultValue: 'Wales' }] });
  expect(screen.getByDisplayValue('Wales')).toBeTruthy();
  press('Submit');
  await waitFor(() => expect(sent()).toMatchObject([{ answers: { country: 'Wales' } }]));
});

test('a complete trigger makes its page the last: it is sent from there, and the pages after it are not asked', async () => {
  const { sent } = show({
    pages: [
      { elements: [{ type: 'radiogroup', name: 'own', title: 'Own', choices: ['Yes', 'No'] }] },
      { elements: [{ type: 'text', name: 'plate', isRequired: true }] },
    ],
    triggers: [{ type: 'complete', expression: "{own} = 'No'" }],
  });
  expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'No' }));
  press('Submit');
  await waitFor(() => expect(sent()).toMatchObject([{ answers: { own: 'No' } }]));
});

test('a start page is a step: it leads on, and sends nothing', async () => {
  const { sent } = show({
    firstPageIsStartPage: true,
    pages: [{ elements: [{ type: 'html', name: 'hello', html: '<p>Welcome</p>' }] }, { elements: [{ type: 'text', name: 'plate' }] }],
  });
  press('Continue');
  await waitFor(() => expect(screen.getByText('Step 2 of 2')).toBeTruthy());
  expect(sent()).toEqual([]);
});

test('a required question of an unknown type has a notice in place that it cannot be shown, with the ways to help, and nothing is sent', async () => {
  const { sent } = show(
    { elements: [{ type: 'spaceship', name: 'craft', title: 'Your craft', isRequired: true }] },
    { help: { phone: '0808 157 0142', email: 'help@acme.test' } },
  );
  expect(screen.getByText(texts.questionNotShownRequired)).toBeTruthy();
  const [way] = screen.getAllByRole('link', { name: '0808 157 0142' });
  expect(screen.getByText(texts.questionNotShownRequired).parentElement?.contains(way ?? null)).toBe(true);
  expect(way?.getAttribute('href')).toBe('tel:08081570142');
  press('Submit');
  expect(screen.getByText('There is a problem').parentElement?.textContent).toContain(texts.questionNotShownRequired);
  expect(sent()).toEqual([]);
});

test('one that is not required has the notice too, and the form is sent without it', async () => {
  const { sent } = show({
    elements: [
      { type: 'spaceship', name: 'craft' },
      { type: 'text', name: 'town', defaultValue: 'Barry' },
    ],
  });
  expect(screen.getByText(texts.questionNotShown)).toBeTruthy();
  press('Submit');
  await waitFor(() => expect(sent()).toMatchObject([{ answers: { town: 'Barry' } }]));
});

test('a stored answer that is not on offer any more is reported at its question, and is not sent', async () => {
  const { sent } = show(
    { elements: [{ type: 'dropdown', name: 'fuel', choices: ['Diesel'] }] },
    { answers: { fuel: 'Coal' }, submissionId: 's' },
  );
  expect(screen.getByText(texts.answerNotOffered)).toBeTruthy();
  press('Submit');
  await waitFor(() => expect(sent().map(({ answers }) => answers)).toEqual([{}]));
});

test('it stays in the draft while other questions are answered, so that a revision that offers it again finds it', async () => {
  const { act, sent } = show(
    {
      elements: [
        { type: 'dropdown', name: 'fuel', choices: ['Diesel'] },
        { type: 'radiogroup', name: 'town', choices: ['Barry', 'Neath'] },
      ],
    },
    { answers: { fuel: 'Coal', town: 'Barry' }, submissionId: 's' },
  );
  fireEvent.click(screen.getByRole('radio', { name: 'Neath' }));
  const answers = { fuel: 'Coal', town: 'Neath' };
  await waitFor(() => expect(act).toHaveBeenCalledWith('keep-answers', expect.objectContaining({ answers })));
  press('Save and Return');
  await waitFor(() => expect(sent()).toMatchObject([{ answers }]));
});

test('answers of hidden questions and names the form does not know stay in the draft and are not sent for good', async () => {
  const { sent } = show(
    {
      elements: [
        { type: 'text', name: 'kind' },
        { type: 'text', name: 'vanOnly', visibleIf: "{kind} = 'van'" },
      ],
    },
    { answers: { kind: 'car', vanOnly: 'long', gone: 'x' } },
  );
  press('Save and Return');
  await waitFor(() => expect(sent()).toMatchObject([{ answers: { kind: 'car', vanOnly: 'long', gone: 'x' } }]));
  press('Submit');
  await waitFor(() => expect(sent()[1]?.answers).toEqual({ kind: 'car' }));
});

test('a file chosen within a panel or a table is sent with the path of its question', async () => {
  const { sent } = show({
    elements: [
      {
        type: 'paneldynamic',
        name: 'vehicles',
        panelCount: 2,
        templateElements: [{ type: 'file', name: 'photo', title: 'Photo' }],
      },
      { type: 'matrixdynamic', name: 'papers', rowCount: 1, columns: [{ name: 'paper', cellType: 'file' }] },
    ],
  });
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')];
  expect(inputs).toHaveLength(3);
  fireEvent.change(inputs[1] as HTMLInputElement, { target: { files: [pdf('second.pdf')] } });
  fireEvent.change(inputs[2] as HTMLInputElement, { target: { files: [pdf('bill.pdf')] } });
  press('Submit');
  await waitFor(() =>
    expect(sent()[0]?.files).toMatchObject([
      { questionName: 'vehicles[1].photo', file: { name: 'second.pdf' } },
      { questionName: 'papers[0].paper', file: { name: 'bill.pdf' } },
    ]),
  );
});

test('a file within a panel that was lost with an earlier page is reported at its own question', () => {
  const lost = { name: 'lost.pdf', type: 'application/pdf', size: 4, content: 'pending:gone' };
  const templateElements = [{ type: 'file', name: 'photo', title: 'Photo' }];
  show(
    { elements: [{ type: 'paneldynamic', name: 'vehicles', templateElements }] },
    { answers: { vehicles: [{}, { photo: [lost] }] }, submissionId: 's' },
  );
  press('Submit');
  expect(screen.getByText('There is a problem').parentElement?.textContent).toContain('Choose \u2068lost.pdf\u2069 again');
});

test.each([
  ['paneldynamic', { templateElements: [{ type: 'file', name: 'photo', title: 'Photo' }] }],
  ['matrixdynamic', { columns: [{ name: 'photo', cellType: 'file' }] }],
])('a lost file stays with its row of a %s when a row before it is taken away, and goes with its own row', (type, rows) => {
  const lost = { name: 'lost.pdf', type: 'application/pdf', size: 4, content: 'pending:gone' };
  const definition = { elements: [{ type, name: 'vehicles', ...rows }] };
  const answers = { vehicles: [{ photo: [{ ...lost, content: 'stored:1' }] }, { photo: [lost] }] };
  const model = openModel({ ...view, definition, answers }, texts, 'en');
  const vehicles = model.getQuestionByName('vehicles') as unknown as { removePanel?(row: number): void; removeRow?(row: number): void };
  const remove = (row: number) => (vehicles.removePanel ? vehicles.removePanel(row) : vehicles.removeRow?.(row));
  const places = () =>
    pendingFilesOf(model)
      .askedAgain.questionsIn(model)
      .map(({ path }) => path);
  expect(places()).toEqual(['vehicles[1].photo']);
  remove(0);
  expect([places(), localAnswers(model)]).toEqual([['vehicles[0].photo'], { vehicles: [{ photo: [lost] }] }]);
  remove(0);
  expect([places(), JSON.stringify(localAnswers(model)).includes('lost.pdf')]).toEqual([[], false]);
});
