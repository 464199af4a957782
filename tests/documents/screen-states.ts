/** What a screen shows of its blocks, read from its html. */
export interface ScreenStates {
  readonly heading: string;
  /** Of each block by its id: what it reports of its data, or `shown`. A block may show some and report the rest. */
  readonly blocks: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Reads `<main>` of a document. Uses nothing from outside, so that a browser can run it. */
export function readStates(page: Document): ScreenStates {
  const main = page.querySelector('main');
  const blocks: Record<string, string> = {};
  for (const place of main?.querySelectorAll('section[id]') ?? []) {
    const notices = [...place.querySelectorAll('[data-state="loading"], [data-state="empty"], [data-state="unavailable"]')];
    const states = [...new Set(notices.map((notice) => notice.getAttribute('data-state')))].sort();
    blocks[place.id] = states.join('+') || 'shown';
  }
  return { heading: main?.querySelector('h1')?.textContent ?? '', blocks, text: main?.textContent ?? '' };
}
