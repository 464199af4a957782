/** What a person did in the server's html of a form before its model was there. */

import { keepLines } from './keep-lines.ts';
import type { Control } from './native-control.ts';

interface Held {
  readonly value: string;
  readonly checked: boolean;
}

/** Where the focus is, and what is selected there. */
export interface Focused {
  /** As `typedIn` names a control. */
  readonly key: string;
  readonly start: number | null;
  readonly end: number | null;
}

/** By what identifies the control: React may put the saved text of a control back, or draw all of it anew, before anybody asks. */
const held = new Map<string, Held>();
/** The address of the form that they are of. */
let watched: string | undefined;
let leaveLines = (): void => undefined;

const awaiting = '[data-awaits-script=""]';

/** From now on every change in html that waits for its script is noted, with what was done in it so far. In a document of the server without such html nothing is. */
export function watchTyping(): void {
  if (watched !== undefined || typeof document === 'undefined' || !document.querySelector(awaiting)) return;
  watched = location.pathname;
  for (const root of document.querySelectorAll(awaiting)) noteTouched(root);
  leaveLines = keepLines([...document.querySelectorAll<HTMLTextAreaElement>(`${awaiting} textarea`)]);
  for (const name of ['input', 'change']) document.addEventListener(name, noteTarget, true);
}

const noteTarget = ({ target }: Event): void => {
  if (target instanceof Element && target.closest(awaiting) && 'value' in target) note(target as Control);
};

/** What was typed and chosen in the html of this form; nothing where the model of a form has it. */
export function typedIn(region: string): ReadonlyMap<string, Held> {
  const root = document.getElementById(region);
  if (watched !== location.pathname) held.clear();
  else if (root?.matches(awaiting)) noteTouched(root);
  return held;
}

/** The model has it. */
export function forgetTyped(): void {
  held.clear();
  leaveLines();
  watched = undefined;
  for (const name of ['input', 'change']) document.removeEventListener(name, noteTarget, true);
}

/** The focus within html that waits for its script. */
export function focusIn(region: string): Focused | undefined {
  const active = document.activeElement as Control | null;
  const root = document.getElementById(region);
  if (!active || !root?.matches(awaiting) || !root.contains(active)) return undefined;
  const { selectionStart: start = null, selectionEnd: end = null } = active as HTMLInputElement;
  return { key: keyOf(active), start, end };
}

/** Its id; a choice of SurveyJS may have none, but the name of its group and a value. */
const keyOf = (control: Control): string => control.id || (isBox(control) ? `${control.name} ${control.value}` : '');

/** The control of the document that is identified so, or what else has this id. */
export const controlOf = (key: string): Control | undefined =>
  (document.getElementById(key) as Control | null) ??
  [...document.querySelectorAll<HTMLInputElement>('input:not([id])')].find((control) => keyOf(control) === key);

function noteTouched(root: Element): void {
  for (const control of root.querySelectorAll<Control>('input, textarea, select')) if (isTouched(control)) note(control);
}

function note(control: Control): void {
  const key = keyOf(control);
  if (key === '') return;
  // Of a group only the choice that counts.
  if (control.type === 'radio')
    for (const one of held.keys()) {
      const other = controlOf(one);
      if (other?.type === 'radio' && other.name === control.name) held.delete(one);
    }
  held.set(key, { value: control.value, checked: isBox(control) && control.checked });
}

export const isBox = (control: Control): control is HTMLInputElement => control.type === 'radio' || control.type === 'checkbox';

/** Whether it differs from the html that it was drawn with. */
function isTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return drawnOption(control) !== control.selectedIndex;
  if (isBox(control)) return control.checked !== control.defaultChecked && (control.checked || control.type === 'checkbox');
  if (control.type === 'file') return control.value !== '';
  return control.value !== control.defaultValue;
}

const drawnOption = ({ options }: HTMLSelectElement): number =>
  Math.max(
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
    0,
  );
