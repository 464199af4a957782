import { setImmediate as nextTurn } from 'node:timers/promises';
import { SurveyModel } from 'survey-core';
import { expect, test, vi } from 'vitest';
import { filesIn } from '#forms/definition';
import { isObject } from '#locale/is-object';
import { answersToSend, prepareForm, questionsOf } from '#forms/model';
import '../../server/portal/rules/answers/without-drawing.ts';
import { createChance, full, seed } from '../support/seed.ts';
import { changeAnswers, openForm, spoilt } from './drawn-answers.fixture.ts';
import { allTypes, drawnForms } from './drawn-forms.fixture.ts';

const forms = Object.entries(drawnForms);
const runs = Math.ceil((full ? 10_000 : 25) / forms.length);
const words = { language: 'en', notOffered: 'not offered', notShown: 'not shown' };
type Answers = Record<string, unknown>;

const send = (definition: object, answers: Answers) => answersToSend(definition, { answers, ...words });

/** What survey-core itself makes of the answers of a model when it is completed; it can be filled again afterwards. */
function completed(model: SurveyModel): Answers {
  model.clearIncorrectValues();
  model.doComplete(true);
  const sent = structuredClone(model.data) as Answers;
  model.clear(false, false);
  return sent;
}

/** More than these, rows of rows included, and every change takes survey-core seconds. */
const manyQuestions = 100;

/** Many changes of one open form, and a new one when it was changed often or has grown: to open one costs as much as all else. */
function* filledForms(definition: object, chance: () => number): Generator<SurveyModel> {
  for (let run = 0, model = openForm(definition, chance); run < runs; run += 1) {
    if (run % 20 === 19 || questionsOf(model).length > manyQuestions) model = openForm(definition, chance);
    else changeAnswers(model, chance);
    yield model;
  }
}

/** survey-core prints what it does not take. */
const quietly = async (run: () => Promise<void>): Promise<void> => {
  const methods = ['warn', 'error', 'log'] as const;
  const silenced = methods.map((name) => vi.spyOn(console, name).mockImplementation(() => undefined));
  try {
    await run();
  } finally {
    for (const spy of silenced) spy.mockRestore();
  }
};

test.each(forms)(
  `of %s is stored what the browser’s own model would send, and nothing it never offered, ${runs} times (seed ${seed})`,
  async (_, definition) => {
    const chance = createChance();
    await quietly(async () => {
      let run = 0;
      for (const model of filledForms(definition, chance)) {
        run += 1;
        const answers = structuredClone(model.data) as Answers;
        expectOnlyOffered(definition, spoilt(answers, chance), run);
        const { answers: stored, errors } = send(definition, answers);
        const refused = errors.filter(({ message }) => message === 'not offered');
        expect({ run, answers, refused }).toEqual({ run, answers, refused: [] });
        const honest = completed(model);
        expect({ run, answers, stored: withoutEmptyRows(stored) }).toEqual({ run, answers, stored: withoutEmptyRows(honest) });
        expect(filesIn(stored)).toEqual(filesIn(honest));
        // survey-core leaves microtasks, which hold every model until they have run.
        await nextTurn();
      }
    });
  },
  3_600_000,
);

/** Empty rows that a list ends with hold no answer; survey-core sends those that it adds itself after some orders of changes, and not after others. */
function withoutEmptyRows(value: unknown): unknown {
  if (Array.isArray(value)) {
    const rows = value.map(withoutEmptyRows);
    const filled = rows.findLastIndex((row) => !(isObject(row) && Object.keys(row).length === 0));
    return rows.slice(0, filled + 1);
  }
  return isObject(value) ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutEmptyRows(one)])) : value;
}

/** What is stored of answers that no honest browser sends is what a browser could have sent. */
function expectOnlyOffered(definition: object, answers: Answers, run: number): void {
  const { answers: stored, errors } = send(definition, answers);
  if (errors.length > 0) return;
  const hidden = Object.fromEntries(Object.entries(stored).filter(([name]) => name === 'account_id'));
  const model = new SurveyModel(definition);
  model.data = structuredClone(stored);
  expect({ run, answers, stored }).toEqual({ run, answers, stored: { ...hidden, ...completed(model) } });
  const again = send(definition, stored as Answers);
  expect({ run, answers, stored: again.answers, errors: again.errors }).toEqual({ run, answers, stored, errors: [] });
  expect(JSON.stringify(stored)).not.toMatch(/neverAsked|secret|x{5001}|elsewhere/);
}

/** The model that a browser shows, filled like any other. */
function shownForm(definition: object, chance: () => number): SurveyModel {
  const { model } = prepareForm(definition, 'fill', { language: 'en', answers: {}, notShown: 'not shown' });
  changeAnswers(model, chance);
  return model;
}

/** What a browser that shows the form reports when all of it is validated: each message by the path of its question. */
function reportedBy(model: SurveyModel): string[] {
  model.validate(true, false);
  const reported = questionsOf(model).flatMap(({ path, question }) =>
    question.isVisibleInSurvey ? question.errors.map((error) => `${path}: ${error.getText()}`) : [],
  );
  return reported.sort();
}

const ofAllTypes = Object.entries(allTypes);
const agreements = Math.ceil((full ? 10_000 : 15) / ofAllTypes.length);

test.each(ofAllTypes)(
  `of %s browser and server have the same errors and the same answers to store, ${agreements} times (seed ${seed})`,
  async (_, definition) => {
    const chance = createChance(seed + 1);
    await quietly(async () => {
      for (let run = 0, model = shownForm(definition, chance); run < agreements; run += 1) {
        if (run % 20 === 19 || questionsOf(model).length > manyQuestions) model = shownForm(definition, chance);
        else changeAnswers(model, chance);
        const answers = structuredClone(model.data) as Answers;
        const errors = reportedBy(model);
        const bySending = send(definition, answers);
        const onServer = send(definition, JSON.parse(JSON.stringify(answers)) as Answers);
        const byServer = onServer.errors.map(({ question, message }) => `${question}: ${message}`).sort();
        expect({ run, answers, byServer }).toEqual({ run, answers, byServer: errors });
        expect({ run, answers, onServer }).toEqual({ run, answers, onServer: bySending });
        await nextTurn();
      }
    });
  },
  3_600_000,
);
