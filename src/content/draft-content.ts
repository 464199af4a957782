const key = 'show_draft_content';

/** PAGE-14: whether drafts were asked for in this browser. They show to editors alone (NAV-07); the server decides by itself whom it delivers any to. */
export function draftsAsked(): boolean {
  try {
    return typeof localStorage !== 'undefined' && localStorage.getItem(key) === 'true';
  } catch {
    return false;
  }
}

export function askForDrafts(on: boolean): void {
  try {
    localStorage.setItem(key, String(on));
  } catch {
    // Storage may be closed; then drafts stay hidden.
  }
}
