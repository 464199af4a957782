/**
 * Gives the focus to the button or link that was pressed, because Safari gives it to none by itself. So a dialog knows what opened it, and a list that is sorted
 * or paged what to stay at. Before all else that hears the click. Enter in a field of a form clicks the form's button, too: the focus stays in the field.
 */
export function focusPressed({ target, detail }: UIEvent): void {
  const pressed = target instanceof Element && target.closest<HTMLElement>('button, summary, a[href]');
  if (!pressed || pressed.contains(document.activeElement)) return;
  const isEnter = detail === 0 && pressed.closest('form')?.contains(document.activeElement);
  if (!isEnter) pressed.focus({ preventScroll: true });
}
