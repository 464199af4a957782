import type { Page } from '@playwright/test';

/** Texts that hardly differ from what is behind them, by the colours that are forced; nothing that is disabled. */
export const unreadable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const rgba = (colour: string): number[] => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (colour: readonly number[]): number => {
      const [red = 0, green = 0, blue = 0] = colour.map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    /** Chromium's Highlight lets a fifth of what is behind it through. */
    const behind = (element: Element | null): number[] => {
      if (!element) return [255, 255, 255];
      const [red = 0, green = 0, blue = 0, opacity = 1] = rgba(getComputedStyle(element).backgroundColor);
      if (opacity === 1) return [red, green, blue];
      const below = behind(element.parentElement);
      return [red, green, blue].map((part, index) => part * opacity + (below[index] ?? 255) * (1 - opacity));
    };
    /** For screen readers alone: a box of a pixel. */
    const unseen = (element: Element | null): boolean => {
      for (let at = element; at; at = at.parentElement) {
        const { width, height } = at.getBoundingClientRect();
        if (getComputedStyle(at).overflow !== 'visible' && (width <= 1 || height <= 1)) return true;
      }
      return false;
    };
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const [text, element] = [walker.currentNode.textContent?.trim(), walker.currentNode.parentElement];
      if (!text || !element?.checkVisibility() || element.closest('script, style, :disabled, [aria-disabled="true"]')) continue;
      if (unseen(element)) continue;
      const [one, other] = [luminance(rgba(getComputedStyle(element).color)), luminance(behind(element))];
      if ((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) < 4.5) found.add(text.slice(0, 60));
    }
    return [...found];
  });
