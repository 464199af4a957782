import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { loadForm } from '../questions/load-form.ts';
import { sectionsOf } from '#forms/model';
import { fieldAnswers } from './field-answer.ts';
import { tickBoxes } from './tick-boxes.ts';

const reading = { language: 'en', signed: 'Signed' };
const definition = {
  pages: [
    {
      elements: [
        { type: 'boolean', name: 'ok' },
        { type: 'checkbox', name: 'hurt', choices: ['neck', 'back'] },
        {
          type: 'radiogroup',
          name: 'kind',
          choices: [
            { value: 1, text: 'Car' },
            { value: 2, text: 'Van' },
          ],
        },
        { type: 'boolean', name: 'hidden', visibleIf: '{ok} = "never"' },
      ],
    },
  ],
};

/** Which boxes of a field are ticked; a field with several choices is a radio group. */
async function ticked(answers: Readonly<Record<string, unknown>>, name: string, choices: readonly string[] = []): Promise<boolean[]> {
  const doc = await PDFDocument.create();
  const page = doc.addPage();
  const form = doc.getForm();
  const field = choices.length === 0 ? form.createCheckBox(name) : form.createRadioGroup(name);
  if ('addOptionToPage' in field) for (const choice of choices) field.addOptionToPage(choice, page, { width: 10, height: 10 });
  else field.addToPage(page, { width: 10, height: 10 });
  const looks = () =>
    field.acroField.getWidgets().map((widget) => ({ on: widget.getOnValue(), look: widget.AP()?.lookup(PDFName.of('N'), PDFDict) }));
  const before = looks();
  const model = loadForm(definition, answers, 'en');
  tickBoxes(field, fieldAnswers(model, sectionsOf(model, reading), answers, reading));
  return looks().map(({ look }, index) => look?.get(PDFName.of('Off')) === before[index]?.look?.get(before[index].on ?? PDFName.of('Yes')));
}

test.each<[string, Record<string, unknown>, string, string[], boolean[]]>([
  ['a yes', { ok: true }, 'ok', [], [true]],
  ['a no', { ok: false }, 'ok', [], [false]],
  ['no answer', {}, 'ok', [], [false]],
  ['a choice of several', { hurt: ['back'] }, 'hurt.back', [], [true]],
  ['a choice not made', { hurt: ['back'] }, 'hurt.neck', [], [false]],
  ['a choice of one', { kind: 2 }, 'kind.2', [], [true]],
  ['a radio button by its value', { kind: 2 }, 'kind', ['1', '2'], [false, true]],
  ['a radio button by its title, whatever the case', { kind: 1 }, 'kind', ['car', 'van'], [true, false]],
  ['yes and no', { ok: false }, 'ok', ['Yes', 'No'], [false, true]],
  ['a hidden question', { hidden: true }, 'hidden', [], [false]],
  ['a name of no question', { ok: true }, 'constructor', [], [false]],
])('boxes show %s', async (_, answers, name, choices, expected) => {
  expect(await ticked(answers, name, choices)).toEqual(expected);
});
