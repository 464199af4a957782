import { storedOfPersonInTab } from '../tab/stored-in-tab.ts';

/** Written by the inline loader when a document is left whose form waits for its script. */
const kept = storedOfPersonInTab('typing');

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** Question of the form, place among its controls and those of the questions in it, text, and whether it is ticked. */
type Typed = readonly [question: string, place: number, value: string, checked: boolean];

const controlsOf = (question: Element): Control[] => [...question.querySelectorAll<Control>('input, textarea, select')];
const questionsIn = (document: Document): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-awaits-script] [data-name]')].filter(
    ({ parentElement }) => !parentElement?.closest('[data-name]'),
  );
const isTouched = (control: Control): boolean => {
  if (control instanceof HTMLSelectElement)
    return (
      control.selectedIndex !==
      Math.max(
        [...control.options].findIndex(({ defaultSelected }) => defaultSelected),
        0,
      )
    );
  const { value, defaultValue, checked, defaultChecked } = control as HTMLInputElement;
  return control.type === 'radio' || control.type === 'checkbox' ? checked !== defaultChecked : value !== defaultValue;
};
/** Whose, where, and over which answers of the server. */
const placeOf = (document: Document, person: string): string => {
  const { pathname, search } = document.location;
  return `${person} ${pathname}${search} ${document.querySelector<HTMLElement>('[data-awaits-script]')?.dataset['version']}`;
};
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

/** Puts back what was typed in a form before its script had it, in this tab, by the same person at the same address. */
export function restoreTyping(document: Document, person: string): void {
  const [place, typed, at = 0] = JSON.parse(kept.read() ?? '[]') as [place?: string, typed?: readonly Typed[], at?: number];
  if (Date.now() - at > maxAge) return kept.forget();
  if (place !== placeOf(document, person)) return;
  kept.forget();
  const questions = new Map(questionsIn(document).map((question) => [question.dataset['name'], controlsOf(question)]));
  for (const [name, at, value, checked] of typed ?? []) {
    const control = questions.get(name)?.[at];
    // What was typed since in this document is newer.
    if (!control || control.type === 'file' || isTouched(control)) continue;
    if (control.type === 'radio' || control.type === 'checkbox') (control as HTMLInputElement).checked = checked;
    else if (control.value !== value) control.value = value;
  }
}
