import { questionIn } from '#schemas/shared/question-part';

/** What the part of an address names: the first control of a question, else an element by its id; null where that is not shown. */
export function partInAddress({ hash }: Pick<Location, 'hash'>): HTMLElement | null {
  const question = questionIn(hash);
  if (question !== undefined) return document.querySelector(`[data-name="${CSS.escape(question)}"] :is(input, select, textarea, button)`);
  return hash === '' ? null : document.getElementById(idIn(hash));
}

/** People change addresses by hand. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
