const key = 'portico.language-changed';

/** Keeps, in this tab, that the next document stands here because somebody changed the language. */
export function keepLanguageChange(): void {
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    // Then the next document arrives as any other.
  }
}

/** Whether this document stands here because somebody changed the language; told once. */
export function takeLanguageChange(): boolean {
  try {
    const changed = sessionStorage.getItem(key) !== null;
    sessionStorage.removeItem(key);
    return changed;
  } catch {
    return false;
  }
}

/** Puts the focus back on the button whose panel offers the languages (`data-language`). */
export function focusLanguageButton(): void {
  const panel = document.querySelector('[data-language]')?.closest('[popover]');
  if (panel) document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(panel.id)}"]`)?.focus({ preventScroll: true });
}
