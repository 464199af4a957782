import type { ChoiceItem, QuestionSelectBase } from 'survey-core';
import { expect, test } from 'vitest';
import { prepareForm } from './prepare-form.ts';

const definition = {
  elements: [
    { type: 'radiogroup', name: 'sold', choices: ['no', { value: 'yes', elements: [{ type: 'text', name: 'buyer' }] }] },
    { type: 'checkbox', name: 'kinds', choices: ['car', 'van'] },
  ],
};

test('a choice below which nothing is asked gets no panel; one below which something is shows it while it is chosen', () => {
  const answers = { sold: 'no', kinds: ['car'] };
  const { model } = prepareForm(definition, 'fill', { language: 'en', answers, notShown: 'Not shown' });
  const choices = (name: string) => (model.getQuestionByName(name) as QuestionSelectBase).choices as ChoiceItem[];
  const panels = () =>
    ['sold', 'kinds'].flatMap((name) =>
      choices(name)
        .filter((choice) => choice.isPanelCreated)
        .map(({ value }) => value as string),
    );
  const sold = model.getQuestionByName('sold');
  const yes = choices('sold')[1];
  expect(panels()).toEqual(['yes']);
  expect(yes?.isPanelShowing).toBe(false);
  sold.value = 'yes';
  expect(yes?.isPanelShowing).toBe(true);
  sold.value = 'no';
  expect(yes?.isPanelShowing).toBe(false);
  expect(panels()).toEqual(['yes']);
});
