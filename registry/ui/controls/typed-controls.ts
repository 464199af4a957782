import type { TypedControl } from '#schemas/api';
import { isBox, writeNatively, type Control } from './native-control.ts';

const controlsOf = (question: Element): Control[] => [...question.querySelectorAll<Control>('input, textarea, select')];

const questionsIn = (form: ParentNode): HTMLElement[] =>
  [...form.querySelectorAll<HTMLElement>('[data-name]')].filter(({ parentElement }) => !parentElement?.closest('[data-name]'));

/** What is in a control: of a list the place of the choice. */
export const contentOf = (control: Control): TypedControl[4] => {
  if (control instanceof HTMLSelectElement) return control.selectedIndex;
  return isBox(control) ? control.checked : control.value;
};

/** Whether some of it was typed in questions that this form shows. */
export const showsTyped = (form: ParentNode, typed: readonly TypedControl[]): boolean =>
  questionsIn(form).some(({ dataset }) => typed.some(([question]) => question === dataset['name']));

/**
 * Puts back what was typed in the questions of a form, in an earlier document, where its control is as it was then: `isAsItWas`. Answers the controls that
 * are now what a person made them.
 */
export function putBackTyped(
  form: ParentNode,
  typed: readonly TypedControl[],
  isAsItWas: (control: Control, typed: TypedControl) => boolean,
): Control[] {
  const questions = new Map(questionsIn(form).map((question) => [question.dataset['name'], controlsOf(question)]));
  const controls = new Map(
    typed.flatMap((one) => {
      const control = questions.get(one[0])?.[one[1]];
      return control && control.type !== 'file' && isAsItWas(control, one) ? [[control, one] as const] : [];
    }),
  );
  const isBefore = (control: Control): boolean => controls.get(control)?.[4] === true;
  return [...controls].flatMap(([control, [, , value, checked]]) => {
    if (!isBox(control)) writeNatively(control, 'value', value);
    else if (control.type === 'radio' && groupOf(form, control).some((one) => isChosen(one) && !isBefore(one))) return [];
    else writeNatively(control, 'checked', checked);
    return [control];
  });
}

const isChosen = ({ checked, defaultChecked }: HTMLInputElement): boolean => checked || defaultChecked;

/** The other choices beside this one. */
const groupOf = (form: ParentNode, choice: HTMLInputElement): HTMLInputElement[] =>
  [...form.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter((one) => one.name === choice.name && one !== choice);
