import { vi } from 'vitest';

/** The events of a browser's window, and how many listeners they have. */
export function browserEvents() {
  const browser = new EventTarget();
  const listeners = new Set<unknown>();
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    listeners.add(listener);
    browser.addEventListener(type, listener);
  });
  vi.stubGlobal('removeEventListener', (type: string, listener: () => void) => {
    listeners.delete(listener);
    browser.removeEventListener(type, listener);
  });
  return { browser, listening: () => listeners.size };
}
