import { useEffect } from 'react';

/** `assertive` interrupts what is spoken: for what cannot wait. */
export type Urgency = 'polite' | 'assertive';

/** Milliseconds from one text to the next, and to the first: a dialog has closed by then, and what has got the focus is read first. */
const gap = 150;
/** Milliseconds after which a text is removed: what was announced is not found again by a person who reads on. */
const life = 10_000;

interface Announcement {
  readonly text: string;
  readonly urgency: Urgency;
}

/** In their order; each is written on its own, as some screen readers read again what is beside a text. */
const waiting: Announcement[] = [];

/**
 * Has screen readers speak a text once, whatever has the focus; in a modal dialog, which hides the rest of the page from them, its own region (`Announcer`) does that.
 * Each text is a new element: some browsers do not report a text that only changes, or comes again. The same text twice at once is spoken once.
 */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  if (text === '' || waiting.some((other) => other.text === text)) return;
  waiting.push({ text, urgency });
  if (waiting.length === 1) setTimeout(writeNext, gap, document);
}

/** `page`: that of the first of them; a page that is gone hears nothing. */
function writeNext(page: Document): void {
  const next = waiting.shift();
  if (!next) return;
  const region = `[data-announcer='${next.urgency}']`;
  const place = [...page.querySelectorAll(`dialog[open] ${region}`)].at(-1) ?? page.querySelector(region);
  const spoken = Object.assign(page.createElement('p'), { textContent: next.text });
  place?.replaceChildren(spoken);
  setTimeout(() => spoken.remove(), life);
  if (waiting.length > 0) setTimeout(writeNext, gap, page);
}

/** Announces words that a part shows: as it appears with them, and each time they change. */
export function useAnnounced(words: string | false | undefined, urgency?: Urgency): void {
  useEffect(() => {
    if (words) announce(words, urgency);
  }, [words, urgency]);
}
