import { SurveyModel } from 'survey-core';
import { expect, test, vi } from 'vitest';
import { filesIn } from '#schemas/form';
import { answersToSend } from '#schemas/form/model';
import { createChance, full, seed } from '../support/seed.ts';
import { fillIn, spoilt } from './drawn-answers.fixture.ts';
import { drawnForms } from './drawn-forms.fixture.ts';

const forms = Object.entries(drawnForms);
const runs = Math.ceil((full ? 10_000 : 25) / forms.length);
const words = { language: 'en', notOffered: 'not offered', notShown: 'not shown' };
type Answers = Record<string, unknown>;

const send = (definition: object, answers: Answers) => answersToSend(definition, { answers, ...words });

/** What survey-core itself makes of the answers of a model when it is completed. */
function completed(model: SurveyModel): Answers {
  model.clearIncorrectValues();
  model.doComplete(true);
  return model.data;
}

/** survey-core says on the console what it does not take. */
const quietly = (run: () => void): void => {
  const said = ['warn', 'error', 'log'] as const;
  const silenced = said.map((name) => vi.spyOn(console, name).mockImplementation(() => undefined));
  try {
    run();
  } finally {
    for (const spy of silenced) spy.mockRestore();
  }
};

test.each(forms)(
  `[FRM-10] what is stored of %s is what the browser’s own model would send, ${runs} times (seed ${seed})`,
  (_, definition) => {
    const chance = createChance();
    quietly(() => {
      for (let run = 0; run < runs; run += 1) {
        const model = fillIn(definition, chance);
        const answers = structuredClone(model.data) as Answers;
        const { answers: stored, faults } = send(definition, answers);
        const refused = faults.filter(({ message }) => message === 'not offered');
        expect({ run, answers, refused }).toEqual({ run, answers, refused: [] });
        const honest = completed(model);
        expect({ run, answers, stored }).toEqual({ run, answers, stored: honest });
        expect(filesIn(stored)).toEqual(filesIn(honest));
      }
    });
  },
  600_000,
);

test.each(forms)(
  `[FRM-10] nothing that %s never offered is stored, ${runs} times (seed ${seed})`,
  (_, definition) => {
    const chance = createChance(seed + 1);
    quietly(() => {
      for (let run = 0; run < runs; run += 1) {
        const answers = spoilt(structuredClone(fillIn(definition, chance).data) as Answers, chance);
        const { answers: stored, faults } = send(definition, answers);
        if (faults.length > 0) continue;
        const hidden = Object.fromEntries(Object.entries(stored).filter(([name]) => name === 'account_id'));
        const model = new SurveyModel(definition);
        model.data = structuredClone(stored);
        expect({ run, answers, stored }).toEqual({ run, answers, stored: { ...hidden, ...completed(model) } });
        expect({ run, answers, stored: send(definition, stored as Answers) }).toEqual({
          run,
          answers,
          stored: { answers: stored, faults: [] },
        });
        expect(JSON.stringify(stored)).not.toMatch(/neverAsked|secret|x{5001}|elsewhere/);
      }
    });
  },
  600_000,
);
