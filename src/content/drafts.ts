const key = 'show_draft_content';

/** PAGE-14: whether this visitor asked to see drafts. The server alone decides whether any are delivered. */
export function draftsShown(): boolean {
  try {
    return typeof localStorage !== 'undefined' && localStorage.getItem(key) === 'true';
  } catch {
    return false;
  }
}

export function setDraftsShown(on: boolean): void {
  try {
    localStorage.setItem(key, String(on));
  } catch {
    // Storage may be closed to us; then drafts stay hidden.
  }
}
