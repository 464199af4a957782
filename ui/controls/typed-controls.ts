import type { TypedControl } from '#schemas/api';
import { controlsByKey } from './control-keys.ts';
import { isBox, writeNatively, type Control } from './native-control.ts';

export const contentOf = (control: Control): string | boolean => (isBox(control) ? control.checked : control.value);

/**
 * Puts back what was typed in a form, in an earlier document, where its control is as it was then: `isAsItWas`. Answers the controls that are now what a person
 * made them, and what was typed in controls that this form does not show.
 */
export function putBackTyped(
  form: ParentNode,
  typed: readonly TypedControl[],
  isAsItWas: (control: Control, typed: TypedControl) => boolean,
): { readonly controls: readonly Control[]; readonly notShown: readonly TypedControl[] } {
  const shown = controlsByKey(form);
  const wanted = new Map(
    typed.flatMap((one) => {
      const control = shown.get(one[0]);
      return control && isWritable(control) && isAsItWas(control, one) ? [[control, one] as const] : [];
    }),
  );
  const wasChosen = (control: Control): boolean => wanted.get(control)?.[3] === true;
  const controls = [...wanted].flatMap(([control, [, value, checked]]) => {
    if (control.type === 'radio' && groupOf(form, control).some((one) => isChosen(one) && !wasChosen(one))) return [];
    if (isBox(control)) writeNatively(control, 'checked', checked);
    else if (canHold(control, value)) writeNatively(control, 'value', value);
    else return [];
    return [control];
  });
  return { controls, notShown: typed.filter(([key]) => !shown.has(key)) };
}

const isWritable = (control: Control): boolean =>
  control.type !== 'file' && !control.disabled && !(!(control instanceof HTMLSelectElement) && control.readOnly);

const canHold = (control: Control, value: string): boolean =>
  !(control instanceof HTMLSelectElement) || [...control.options].some((option) => option.value === value);

const isChosen = ({ checked, defaultChecked }: HTMLInputElement): boolean => checked || defaultChecked;

/** The other choices beside this one. */
const groupOf = (form: ParentNode, choice: Control): HTMLInputElement[] =>
  [...form.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter((one) => one.name === choice.name && one !== choice);
