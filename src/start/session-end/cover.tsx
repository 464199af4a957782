import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { drawnElement, removeState } from '../../html-document/index.ts';

/**
 * Takes everything that was drawn, and what the document was drawn from, out of it before this returns; `instead` is all it shows.
 * What a script holds in memory goes with the document.
 */
export function cover(document: Document, title: string, instead: ReactNode): void {
  document.title = title;
  removeState(document);
  const place = document.createElement('div');
  const drawn = drawnElement(document);
  if (drawn) drawn.replaceWith(place);
  else document.body.append(place);
  flushSync(() => createRoot(place).render(instead));
}
