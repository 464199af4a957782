import { SurveyModel } from 'survey-core';
import { expect, test } from 'vitest';
import { loadForm, questionsOf } from '#forms/model';
import { createChance, full, seed } from '../support/seed.ts';
import { changeAnswers } from './drawn-answers.fixture.ts';
import { drawnForms } from './drawn-forms.fixture.ts';

const rounds = full ? 40 : 5;

const stateOf = (model: SurveyModel) => ({
  answers: model.data as object,
  questions: questionsOf(model).map(({ path, question }) => ({
    path,
    title: question.locTitle.textOrHtml,
    valid: question.validate(false),
    visible: question.isVisible,
    readOnly: question.isReadOnly,
    required: question.isRequired,
    choices: (question['visibleChoices'] as { readonly value: unknown; readonly isEnabled: boolean }[] | undefined)?.map(
      ({ value, isEnabled }) => [value, isEnabled],
    ),
  })),
});

test.each(Object.entries(drawnForms))(
  `questions of %s that are not evaluated at each change are what survey-core makes of them (seed ${seed})`,
  (_, definition) => {
    const [ours, theirs] = [loadForm(definition, 'fill').model, new SurveyModel(definition)];
    const [chance, same] = [createChance(), createChance()];
    for (let round = 0; round < rounds; round += 1) {
      changeAnswers(ours, chance);
      changeAnswers(theirs, same);
      expect(stateOf(ours), `round ${round}`).toEqual(stateOf(theirs));
    }
  },
);
