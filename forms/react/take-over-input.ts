import { useEffect, useInsertionEffect, useLayoutEffect, useState } from 'react';
import type { SurveyModel } from 'survey-core';
import { questionOfKey, type FormView, type TypedControl } from '#schemas/api';
import type { Act } from '#schemas/page';
import { useHydrated } from '#ui';
import { typeThroughMask } from './model/take-masked.ts';
import { isBox, nativeOf, writeNatively, type Control } from '#ui';
import {
  controlsIn,
  focusIn,
  forgetTyped,
  questionInHtml,
  takeUpTyped,
  typedIn,
  watchTyping,
  type Focused,
} from './input-before-hydration/typed-input.ts';

/** A button of a form, also where notices with buttons have come above it: by its words, and how many with the same words are before it. */
interface Pressed {
  readonly words: string | null;
  readonly before: number;
}

interface TakeOver {
  focused: Focused | undefined;
  /** The button that was pressed; the inline script of the document marks it. */
  pressed: Pressed | undefined;
  /** Lets the controls be written into again. */
  unguard: () => void;
  /** What was typed in an earlier document, and is put back once: not where the document has html of the form, in which it is already. */
  typed: readonly TypedControl[];
  /** Keys of what of it the form shows. */
  shown: readonly string[];
  /** That of the first drawing: another one is no reason to take anything over again. */
  readonly act: Act;
}

interface TakeOverOptions {
  readonly view: Pick<FormView, 'typed'>;
  readonly act: Act;
}

/**
 * Gives the model of a form what was typed and chosen in the server's html of it. SurveyJS writes the model's answers into its controls when they are
 * mounted: those that a person has touched do not take it, so that text, caret and what an input method composes stay as they are. The controls
 * then report what they hold as if it had just been typed; so does what was typed in an earlier document (`view.typed`), which is forgotten then. Called last of the
 * effects of a form, so that the others hear of it. Answers whether the model has the form. `isInterim`: another model takes the place of this one, and is given it.
 */
export function useInputBeforeHydration(model: SurveyModel, region: string, isInterim: boolean, { view, act }: TakeOverOptions): boolean {
  const hydrated = useHydrated();
  const [takeOver] = useState((): TakeOver => {
    if (typeof document === 'undefined')
      return { focused: undefined, pressed: undefined, unguard: () => undefined, typed: [], shown: [], act };
    watchTyping();
    const { first } = questionInHtml(region);
    return {
      focused: focusIn(region),
      pressed: isInterim ? undefined : pressedIn(region),
      unguard: () => undefined,
      typed: first === undefined ? (view.typed ?? []) : [],
      shown: [],
      act,
    };
  });
  // Before any part of SurveyJS is mounted, and in the same task: until then a person may go on typing.
  useInsertionEffect(() => {
    const later = focusIn(region);
    if (later && !(takeOver.focused && isPutBack(region, later.key))) takeOver.focused = later;
    if (!isInterim) takeOver.pressed = pressedIn(region) ?? takeOver.pressed;
    takeOver.unguard = guard(touchedIn(region));
  }, [region, takeOver, isInterim]);
  useLayoutEffect(() => {
    takeOver.unguard();
    if (isInterim) return;
    if (takeOver.typed.length > 0) takeOver.shown = takeUpTyped(region, takeOver.typed, (name) => isUnanswered(model, name));
    takeOver.typed = [];
    putBack(region, takeOver.focused);
    // The model has their text only with the effect below: a question that is drawn again before that would write what the model has.
    takeOver.unguard = guard(touchedIn(region));
  }, [model, region, takeOver, isInterim]);
  useEffect(() => {
    if (isInterim) return;
    takeOver.unguard();
    const touched = touchedIn(region);
    forgetTyped();
    for (const control of touched) typeThroughMask(model, control);
    for (const control of touched) makeNews(control);
    const release = keepCaret(touched);
    for (const control of touched) report(control);
    // Once the effects are over, and what they changed is drawn.
    queueMicrotask(release);
    // The answers that were reported are on this device by now.
    if (takeOver.shown.length > 0) void takeOver.act('forget-typed', { keys: takeOver.shown });
    if (takeOver.pressed) press(buttonsOf(region, takeOver.pressed.words)[takeOver.pressed.before]);
  }, [model, region, takeOver, isInterim]);
  return hydrated && !isInterim;
}

/** A click on it that made React hydrate reaches it by itself. */
function press(button: HTMLButtonElement | undefined): void {
  const { type, target } = window.event ?? {};
  const isBeingPressed = type === 'click' && target instanceof Node && button?.contains(target);
  if (!isBeingPressed) button?.click();
}

const buttonsOf = (region: string, words: string | null): HTMLButtonElement[] =>
  [...(document.getElementById(region)?.querySelectorAll('button') ?? [])].filter(({ textContent }) => textContent === words);

function pressedIn(region: string): Pressed | undefined {
  const button = document.getElementById(region)?.querySelector<HTMLButtonElement>('button[data-pressed]');
  return button ? { words: button.textContent, before: buttonsOf(region, button.textContent).indexOf(button) } : undefined;
}

function touchedIn(region: string): Control[] {
  const typed = typedIn(region);
  if (typed.size === 0) return [];
  const controls = controlsIn(region);
  return [...typed.keys()].flatMap((key) => controls.get(key) ?? []);
}

const isUnanswered = (model: SurveyModel, name: string): boolean => model.getQuestionByName(name)?.isEmpty() === true;

/**
 * A form opens at the step in which something was typed before: in the html whose place it takes, or, without html, in an earlier document, where that has no
 * answer yet; and, where it was saved since (`html`) and this device has kept no other step, at the step that is shown.
 */
export function openStepOfHtml(
  model: SurveyModel,
  region: string,
  { html, unsaved, typed: before }: Pick<FormView, 'html' | 'unsaved' | 'typed'>,
): void {
  if (typeof document === 'undefined') return;
  const { typed, first } = questionInHtml(region);
  const earlier = first === undefined ? before?.map(([key]) => questionOfKey(key)) : undefined;
  const name = typed ?? earlier?.find((one) => isUnanswered(model, one)) ?? (html && !unsaved ? first : undefined);
  const page = name === undefined ? undefined : model.getQuestionByName(name)?.page;
  if (page?.isVisible && page !== model.currentPage) model.currentPage = page;
}

/** Until the answer is called, texts in these controls are what a person made them, whatever is written. */
function guard(controls: readonly Control[]): () => void {
  const undo = controls
    .filter((control) => !isBox(control) && control.type !== 'file')
    .map((control) => {
      const own = Object.getOwnPropertyDescriptor(control, 'value');
      const get = (): string => nativeOf(control, 'value')?.get?.call(control) as string;
      Object.defineProperty(control, 'value', { configurable: true, enumerable: true, get, set() {} });
      return (): void => {
        Reflect.deleteProperty(control, 'value');
        if (own) Object.defineProperty(control, 'value', own);
      };
    });
  return () => {
    for (const one of undo) one();
  };
}

/** Whether React has put back the saved text of a control: it does where one of several lines is hydrated. */
const isPutBack = (region: string, key: string): boolean => {
  const typed = typedIn(region).get(key);
  return typed !== undefined && controlsIn(region).get(key)?.value !== typed.value;
};

/** Where the html of the server was drawn anew, or React has put back what was saved. */
function putBack(region: string, focused: Focused | undefined): void {
  const typed = typedIn(region);
  if (typed.size === 0 && !focused) return;
  const controls = controlsIn(region);
  for (const [key, { value, checked }] of typed) {
    const control = controls.get(key);
    if (!control || control.type === 'file') continue;
    if (isBox(control)) writeNatively(control, 'checked', checked);
    else if (control.value !== value) writeNatively(control, 'value', value);
  }
  if (!focused) return;
  const element = controls.get(focused.key);
  if (element && document.activeElement !== element) element.focus({ preventScroll: true });
  select(element, focused);
}

/**
 * React, which hears of an input during an effect, first writes the text that the control had, and then the one that it has: the caret would be at its end.
 * Until the answer is called, the text of a field that has no selection (a mail address) is not written at all; in any other the answer puts the caret back.
 */
function keepCaret(controls: readonly Control[]): () => void {
  const active = controls.find((control) => control === document.activeElement);
  if (!active) return () => undefined;
  if (active.type === 'email') return guard([active]);
  const { selectionStart: start, selectionEnd: end } = active as HTMLInputElement;
  return () => select(active, { key: '', start: start ?? null, end: end ?? null });
}

/** Not every control has a selection; a date has none. */
function select(element: Element | undefined, { start, end }: Focused): void {
  if (start === null || !(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return;
  if (element.selectionStart !== start || element.selectionEnd !== end) element.setSelectionRange(start, end);
}

const isTyped = (control: Control): boolean => !isBox(control) && !(control instanceof HTMLSelectElement) && control.type !== 'file';

/** React hears of a change only where the text is another one than it knows. What it knows is set on a copy: a text that is written anew has lost its caret. */
function makeNews(control: Control): void {
  if (isTyped(control)) Object.getOwnPropertyDescriptor(control, 'value')?.set?.call(control.cloneNode(), `${control.value} `);
}

/** The control reports what it holds by the events of a person's own input. */
function report(control: Control): void {
  if (isBox(control)) {
    control.checked = !control.checked;
    control.click();
    return;
  }
  if (isTyped(control)) {
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
  }
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
