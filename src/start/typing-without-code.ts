import { contentOf, drawnOption, isBox, putBackTyped, showsTyped, type Control } from '#registry/ui';
import type { TypedControl } from '#schemas/api';
import { forgetTypedBeforeScript, typedBeforeScript } from '../tab/index.ts';

/** What the html has in a control: of a list the place of the choice. */
const drawnIn = (control: Control): TypedControl[4] => {
  if (control instanceof HTMLSelectElement) return drawnOption(control);
  return isBox(control) ? control.defaultChecked : control.defaultValue;
};
/** Whose, and where: as the server wrote it, because the address may have had the secret of a link. */
const placeOf = (document: Document): string | undefined =>
  document.querySelector<HTMLElement>('[data-typing-place]')?.dataset['typingPlace'];

/**
 * Shows that a drawn form cannot be sent, because its code could not be had, and offers another try: by another document, since browsers remember that
 * a module was missing. The inline loader does it. False where no form was drawn.
 */
export function offerAgain(document: Document): boolean {
  document.dispatchEvent(new Event('portico-code-missing'));
  return document.querySelector('[data-code-missing]') !== null;
}

/**
 * Puts back what was typed in a form before its script had it, in this tab, by the same person at the same address: in what the html has as it was, whatever
 * was saved elsewhere since. Where the html has no such question, the form that this device draws takes it over.
 */
export function restoreTyping(document: Document): void {
  const typed = typedBeforeScript(placeOf(document));
  const form = document.querySelector('[data-awaits-script=""]');
  if (!form || !showsTyped(form, typed)) return;
  // What was typed since in this document is newer.
  putBackTyped(form, typed, (control, [, , , , drawn]) => drawnIn(control) === drawn && contentOf(control) === drawn);
  forgetTypedBeforeScript();
}
