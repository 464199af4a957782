import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { drawnElement } from '../../html-document/index.ts';

/**
 * Takes everything that was drawn out of the document before this returns; `instead` is all it shows. What it was drawn from is out of it already (`takeState`).
 * What a script holds in memory goes with the document.
 */
export function cover(document: Document, title: string, instead: ReactNode): void {
  document.title = title;
  const place = document.createElement('div');
  const drawn = drawnElement(document);
  if (drawn) drawn.replaceWith(place);
  else document.body.append(place);
  flushSync(() => createRoot(place).render(instead));
}
