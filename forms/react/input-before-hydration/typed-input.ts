/** What a person did in the server's html of a form before its model was there. */

import { keepLines } from './keep-lines.ts';
import { questionOfKey, type TypedControl } from '#schemas/api';
import { contentOf, controlKeys, controlsByKey, drawnOption, isBox, putBackTyped, type Control } from '#ui';

interface ControlContent {
  /** Name of the question of the form that the control is in, or in whose rows or panels it is. */
  readonly question: string | undefined;
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
const contents = new Map<string, ControlContent>();
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
  const root = target instanceof Element && target.closest(awaiting);
  if (root && 'value' in target) note(root, [target as Control]);
};

/** What was typed and chosen in the html of this form; nothing where the model of a form has it. */
export function typedIn(region: string): ReadonlyMap<string, ControlContent> {
  const root = document.getElementById(region);
  if (watched !== location.pathname) contents.clear();
  else if (root?.matches(awaiting)) noteTouched(root);
  return contents;
}

/**
 * Takes up what was typed in an earlier document, as if it had been typed in html of this form: where a control is as it was then, or its question, which had no answer
 * then, has none (`isEmpty`) and the device only shows that in another way than the html. Answers the keys of what this form shows, taken up or not.
 */
export function takeUpTyped(region: string, typed: readonly TypedControl[], isEmpty: (question: string) => boolean): readonly string[] {
  const root = document.getElementById(region);
  if (!root || typed.length === 0) return [];
  const isAsItWas = (control: Control, [key, , , drawn]: TypedControl): boolean =>
    contentOf(control) === drawn || (drawn === '' && isEmpty(questionOfKey(key)));
  const { controls: back, notShown } = putBackTyped(root, typed, isAsItWas);
  watched = location.pathname;
  note(
    root,
    back.filter((control) => !isBox(control) || control.type === 'checkbox' || control.checked),
  );
  return typed.filter((one) => !notShown.includes(one)).map(([key]) => key);
}

/** The model has it. */
export function forgetTyped(): void {
  contents.clear();
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
  return { key: controlKeys(root).get(active) ?? '', start, end };
}

const controls = 'input, textarea, select';

/** The controls of a form by what identifies them. */
export const controlsIn = (region: string): ReadonlyMap<string, Control> => {
  const root = document.getElementById(region);
  return root ? controlsByKey(root) : new Map();
};

function noteTouched(root: Element): void {
  const touched = [...root.querySelectorAll<Control>(controls)].filter(isTouched);
  if (touched.length > 0) note(root, touched);
}

function note(root: Element, touched: readonly Control[]): void {
  const keys = controlKeys(root);
  const radios = new Map(
    [...keys].flatMap(([one, key]) => (one instanceof HTMLInputElement && one.type === 'radio' ? [[key, one.name]] : [])),
  );
  for (const control of touched) {
    const key = keys.get(control);
    if (key === undefined) continue;
    // Of a group only the choice that counts.
    if (control.type === 'radio') for (const one of contents.keys()) if (radios.get(one) === control.name) contents.delete(one);
    contents.set(key, { question: outermost(control), value: control.value, checked: isBox(control) && control.checked });
  }
}

function outermost(control: Element): string | undefined {
  const outer = control.parentElement?.closest('[data-name]');
  return outer ? (outermost(outer) ?? outer.getAttribute('data-name') ?? undefined) : undefined;
}

/** The question that something was typed in first, else the first one that the html of this form has; undefined where there is no html. */
export function questionInHtml(region: string): { readonly typed?: string | undefined; readonly first?: string | undefined } {
  const [typed] = typedIn(region).values();
  const root = document.getElementById(region);
  const first = root?.matches(awaiting) ? root.querySelector('[data-name]')?.getAttribute('data-name') : undefined;
  return { typed: typed?.question, first: first ?? undefined };
}

/** Whether it differs from the html that it was drawn with. */
function isTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return drawnOption(control) !== control.selectedIndex;
  if (isBox(control)) return control.checked !== control.defaultChecked && (control.checked || control.type === 'checkbox');
  if (control.type === 'file') return control.value !== '';
  return control.value !== control.defaultValue;
}
