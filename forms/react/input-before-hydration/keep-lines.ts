import { writeNatively } from '#ui';

interface Lines {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/**
 * React puts the saved text of a field of several lines back while it hydrates it, and its caret to an end, some tasks before the model takes the form over. Until the answer is
 * called, text and selection are at once what a person made them: in the microtask after it, before anything is painted, pressed or left.
 */
export function keepLines(fields: readonly HTMLTextAreaElement[]): () => void {
  const made = new Map<Element, Lines>();
  const note = (field: HTMLTextAreaElement): void =>
    void made.set(field, { value: field.value, start: field.selectionStart, end: field.selectionEnd });
  const noteEvent = ({ target }: Event): void => {
    const field = target instanceof HTMLTextAreaElement ? target : document.activeElement;
    if (field instanceof HTMLTextAreaElement && made.has(field)) note(field);
  };
  const observer = new MutationObserver((records) => {
    for (const field of new Set(records.map(({ target }) => (target instanceof Element ? target : target.parentElement)))) {
      const lines = field && made.get(field);
      if (!(field instanceof HTMLTextAreaElement) || !lines) continue;
      if (field.value !== lines.value) writeNatively(field, 'value', lines.value);
      if (field === document.activeElement) field.setSelectionRange(lines.start, lines.end);
    }
  });
  const events = ['input', 'selectionchange'] as const;
  for (const field of fields) {
    note(field);
    observer.observe(field, { childList: true, characterData: true, subtree: true });
  }
  for (const name of events) document.addEventListener(name, noteEvent, true);
  return () => {
    observer.disconnect();
    for (const name of events) document.removeEventListener(name, noteEvent, true);
  };
}
