import type { Page } from '@playwright/test';

/** What has the focus within a form. */
export interface TabStop {
  /** Name of its question, of the given names; empty where it is none of them. */
  readonly name: string;
  /** The start of its html. */
  readonly html: string;
  /** Around it, with what its label draws, as shares of the document in CSS pixels. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Puts the focus before the first question. */
export const focusBefore = (page: Page): Promise<void> =>
  page.locator('.sd-root-modern').evaluate((root: HTMLElement) => {
    root.tabIndex = -1;
    root.focus();
  });

/** Presses Tab; undefined once the questions are left. */
export async function nextStop(page: Page, names: readonly string[]): Promise<TabStop | undefined> {
  await page.keyboard.press('Tab');
  return (await currentStop(page, names)) ?? undefined;
}

const currentStop = (page: Page, names: readonly string[]): Promise<TabStop | null> =>
  page.evaluate((known) => {
    const active = document.activeElement;
    if (!active?.closest('.sd-root-modern')) return null;
    const found: string[] = [];
    for (let at: Element | null = active; at; at = at.parentElement) found.push(at.getAttribute('data-name') ?? '');
    // The title of a panel that opens belongs to no question.
    const panel = active.matches('.sd-panel__title') ? 'panel' : undefined;
    const { left, top, width, height } = (active.closest('label') ?? active).getBoundingClientRect();
    const edge = 8;
    return {
      name: panel ?? found.find((name) => known.includes(name)) ?? '',
      html: active.outerHTML.slice(0, 160),
      box: {
        x: Math.max(0, left + scrollX - edge),
        y: Math.max(0, top + scrollY - edge),
        width: width + 2 * edge,
        height: height + 2 * edge,
      },
    };
  }, names);
