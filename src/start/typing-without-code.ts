import { contentOf, drawnOption, isBox, putBackTyped, type Control } from '#ui';
import { keepTypedBeforeScript, sweepTypedBeforeScript, typedBeforeScript } from '../tab/index.ts';

/** What the html has in a control. */
const drawnIn = (control: Control): string | boolean | undefined => {
  if (control instanceof HTMLSelectElement) return control.options[drawnOption(control)]?.value;
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
 * was saved elsewhere since. What the html does not show waits for a form that does.
 */
export function restoreTyping(document: Document): void {
  const [place, form] = [placeOf(document), document.querySelector('[data-awaits-script=""]')];
  if (place === undefined || !form) return sweepTypedBeforeScript();
  // What was typed since in this document is newer.
  const { notShown } = putBackTyped(
    form,
    typedBeforeScript(place),
    (control, [, , , drawn]) => drawnIn(control) === drawn && contentOf(control) === drawn,
  );
  keepTypedBeforeScript(place, ([key]) => notShown.some(([one]) => one === key));
}
