import { drawnOption, isBox, type Control } from '#registry/ui';
import { storedOfPersonInTab } from '../tab/stored-in-tab.ts';

/** Written by the inline loader when a document is left whose form waits for its script. */
const kept = storedOfPersonInTab('typing');

/** Question of the form, place among its controls and those of the questions in it, text, whether it is ticked, and what the html had there. */
type Typed = readonly [question: string, place: number, value: string, checked: boolean, drawn?: ReturnType<typeof drawnIn>];

const controlsOf = (question: Element): Control[] => [...question.querySelectorAll<Control>('input, textarea, select')];
const questionsIn = (document: Document): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-awaits-script] [data-name]')].filter(
    ({ parentElement }) => !parentElement?.closest('[data-name]'),
  );
/** What the html has in a control: of a list the place of the choice. */
const drawnIn = (control: Control): string | number | boolean => {
  if (control instanceof HTMLSelectElement) return drawnOption(control);
  return isBox(control) ? control.defaultChecked : control.defaultValue;
};
const holdsIn = (control: Control): string | number | boolean => {
  if (control instanceof HTMLSelectElement) return control.selectedIndex;
  return isBox(control) ? control.checked : control.value;
};
/** Whose, and where: as the server wrote it, because the address may have had the secret of a link. */
const placeOf = (document: Document): string | undefined =>
  document.querySelector<HTMLElement>('[data-typing-place]')?.dataset['typingPlace'];
/** Milliseconds: what is older may be known better elsewhere. */
const maxAge = 10 * 60_000;

/**
 * Shows that a drawn form cannot be sent, because its code could not be had, and offers another try: by another document, since browsers remember that
 * a module was missing. The inline loader does it. False where no form was drawn.
 */
export function offerAgain(document: Document): boolean {
  document.dispatchEvent(new Event('portico-code-missing'));
  return document.querySelector('[data-code-missing]') !== null;
}

/** Puts back what was typed in a form before its script had it, in this tab, by the same person at the same address: in what the html has as it was, whatever was saved elsewhere since. */
export function restoreTyping(document: Document): void {
  const [place, typed, at = 0] = JSON.parse(kept.read() ?? '[]') as [place?: string, typed?: readonly Typed[], at?: number];
  if (Date.now() - at > maxAge) return kept.forget();
  if (place !== placeOf(document)) return;
  kept.forget();
  const questions = new Map(questionsIn(document).map((question) => [question.dataset['name'], controlsOf(question)]));
  const controls = new Map((typed ?? []).flatMap((one) => [[questions.get(one[0])?.[one[1]], one] as const]));
  for (const [control, [, , value, checked, drawn]] of controls) {
    // What was typed since in this document is newer.
    if (!control || control.type === 'file' || drawnIn(control) !== drawn || holdsIn(control) !== drawn) continue;
    if (!isBox(control)) control.value = value;
    else if (!isChosenElsewhere(control, controls)) control.checked = checked;
  }
}

/** Whether the html has another choice of its group, which it did not have before. */
const isChosenElsewhere = (control: Control, before: ReadonlyMap<Control | undefined, Typed>): boolean =>
  control.type === 'radio' &&
  [...(control.closest('[data-awaits-script]')?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])].some(
    (other) => other.name === control.name && other.defaultChecked && before.get(other)?.[4] !== true,
  );
