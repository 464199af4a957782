/** A control of the browser itself. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The property of the browser itself: React has one of its own on each control that it drew. */
export const nativeOf = (control: Control, property: 'value' | 'checked'): PropertyDescriptor | undefined =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), property);

/** As a person does: React, which watches the property of the element itself, does not hear of it. */
export function writeNatively(control: Control, property: 'value' | 'checked', to: string | boolean): void {
  nativeOf(control, property)?.set?.call(control, to);
}

export const isBox = (control: Control): control is HTMLInputElement => control.type === 'radio' || control.type === 'checkbox';

/** The place of the choice that a list was drawn with. */
export const drawnOption = ({ options }: HTMLSelectElement): number =>
  Math.max(
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
    0,
  );
