import { storedInTab } from '../tab/index.ts';

const change = storedInTab('language-changed');

/** Keeps, in this tab, that a change of the language opens the next document. */
export const keepLanguageChange = (): void => change.keep('1');

/** Whether a change of the language opened this document; true once. */
export function takeLanguageChange(): boolean {
  const changed = change.read() !== null;
  change.forget();
  return changed;
}

/** Puts the focus back on the button whose panel offers the languages (`data-language`). */
export function focusLanguageButton(): void {
  const panel = document.querySelector('[data-language]')?.closest('[popover]');
  if (panel) document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(panel.id)}"]`)?.focus({ preventScroll: true });
}
