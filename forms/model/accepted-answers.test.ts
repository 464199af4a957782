import { Question, SurveyModel } from 'survey-core';
import { expect, test } from 'vitest';
import { seed, some } from '../../tests/support/seed.ts';
import { questionTypes, shownSurveyTypes } from './definition/question-types.ts';
import { answerCases, otherQuestions } from './answer-cases.fixture.ts';
import { answersToSend } from './answers-to-send.ts';

// No page is drawn here, as in the server's worker.
Object.assign(Question.prototype, { updateElementCssCore: () => undefined });

const words = { language: 'en', notOffered: 'not offered', notShown: 'not shown' };
const containers = new Set(['matrix', 'matrixdropdown', 'matrixdynamic', 'multipletext', 'paneldynamic']);
const file = { name: 'a.pdf', type: 'application/pdf', size: 5, content: 'pending:1' };

function expectAccepted(elements: readonly object[], answers: Readonly<Record<string, unknown>>): void {
  const model = new SurveyModel({ elements });
  for (const [name, value] of Object.entries(answers)) model.setValue(name, structuredClone(value));
  expect(model.data).toMatchObject(answers);
  const sent = structuredClone(model.data) as Readonly<Record<string, unknown>>;
  const { answers: stored, errors } = answersToSend({ elements }, { answers: sent, ...words });
  expect({ stored, errors }).toEqual({ stored: sent, errors: [] });
}

test('every question type that takes answers is one of the cases', () => {
  const answerless = ['expression', 'html', 'image'];
  const tried = new Set(Object.values(answerCases).map(({ asks }) => asks.type));
  expect([...questionTypes].filter((type) => !tried.has(type))).toEqual(answerless);
});

test.each(Object.entries(answerCases))('an answer that survey-core takes is sent unchanged: %s', (_, one) => {
  expectAccepted([...otherQuestions, { ...one.asks, name: 'q' }], { ...one.besides, q: one.answer });
});

const anywhere = Object.entries(answerCases).filter(([, { onlyAtRoot }]) => onlyAtRoot !== true);
test.each(some(anywhere, 12))(`… in a panel and in the details of a table: %s (seed ${seed})`, (_, { asks, answer, besides = {} }) => {
  const row = { ...besides, q: answer };
  const inner = [{ ...asks, name: 'q' }];
  expectAccepted([{ type: 'paneldynamic', name: 'p', templateElements: inner }], { p: [row, row] });
  const table = { type: 'matrixdynamic', name: 'm', columns: [{ name: 'c', cellType: 'text' }], detailPanelMode: 'underRow' };
  expectAccepted([{ ...table, detailElements: inner }], { m: [{ c: 'x', ...row }] });
});

test.each(
  some(
    anywhere.filter(([, { asks }]) => shownSurveyTypes.has(asks.type) && !containers.has(asks.type)),
    12,
  ),
)(`… in a column: %s (seed ${seed})`, (_, { asks, answer, besides = {} }) => {
  const { type, ...more } = asks;
  const columns = [{ ...more, name: 'q', cellType: type }];
  const row = { ...besides, q: answer };
  expectAccepted([{ type: 'matrixdynamic', name: 'm', columns }], { m: [row] });
  expectAccepted([{ type: 'matrixdropdown', name: 'm', columns, rows: ['r'] }], { m: { r: row } });
});

test("an uploader's files answer a question of type file in its place; another answer with a list of files does not", () => {
  const form = { elements: [{ type: 'file', name: 'logbook' }] };
  const received = { id: '1', name: 'a.pdf', type: 'application/pdf', size: 5, status: 'Received' };
  const send = (logbook: object) => answersToSend(form, { answers: { logbook }, ...words });
  expect(send({ savingBehaviour: 1, attachTo: 'Submission', filePurpose: 'Other', files: [received] })).toEqual({
    answers: { logbook: [{ ...file, content: 'stored:1' }] },
    errors: [],
  });
  expect(send({ files: [] }).errors).toEqual([{ question: 'logbook', message: 'not offered' }]);
});

test('names of files at any depth go out as what they are; a date that the form sets stays one', () => {
  const form = {
    elements: [
      { type: 'file', name: 'logbook' },
      { type: 'paneldynamic', name: 'vehicles', templateElements: [{ type: 'file', name: 'photo', allowMultiple: true }] },
      { type: 'text', name: 'day', inputType: 'date', defaultValueExpression: 'today()' },
    ],
  };
  const named = (name: string) => [{ ...file, name }];
  const answers = { logbook: named('v5c\u202efdp.exe'), vehicles: [{ photo: named('../a.png') }] };
  const { answers: sent } = answersToSend(form, { ...words, answers });
  expect(sent).toMatchObject({ logbook: [{ name: 'v5c_fdp.exe' }], vehicles: [{ photo: [{ name: '__a.png' }] }] });
  expect(JSON.stringify(sent['day'] ?? 'unset')).not.toBe('{}');
});
