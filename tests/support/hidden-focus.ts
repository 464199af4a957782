import type { Page } from '@playwright/test';

/**
 * WCAG 2.4.7, 2.4.11: what takes the focus by keyboard and is not seen while it has it: neither it nor what is drawn in its place (its label, what is
 * around or behind it) has a ring that is on the screen and not covered.
 */
export async function hiddenFocusStops(page: Page): Promise<string[]> {
  // A person who presses a key is shown the focus from then on.
  await page.keyboard.press('Tab');
  return page.evaluate(async () => {
    const hasRing = (style: CSSStyleDeclaration): boolean => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
    const isOnScreen = (element: Element): boolean => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const [x, y] = [Math.max(left, 0), Math.max(top, 0)];
      const [width, height] = [Math.min(right, innerWidth) - x, Math.min(bottom, innerHeight) - y];
      if (width < 8 || height < 8 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      return [0.1, 0.5, 0.9].some((across) =>
        [0.1, 0.5, 0.9].some((down) => {
          const hit = document.elementFromPoint(x + width * across, y + height * down);
          return hit !== null && (element.contains(hit) || hit.contains(element));
        }),
      );
    };
    const around = (element: Element): Element[] => {
      const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
      const near = [element, element.parentElement, element.parentElement?.parentElement, element.nextElementSibling];
      return [...near, ...labels].filter((one): one is Element => Boolean(one) && one !== document.body);
    };
    const isSeen = (element: Element): boolean =>
      element instanceof HTMLIFrameElement
        ? isOnScreen(element)
        : around(element).some((one) => (hasRing(getComputedStyle(one)) || hasRing(getComputedStyle(one, '::after'))) && isOnScreen(one));
    /** An arrival may still lead the page to its beginning (src/router/lead-arrival.ts): what is hidden stays hidden for two seconds. */
    async function staysHidden(element: HTMLElement | SVGElement): Promise<boolean> {
      const end = performance.now() + 2_000;
      while (performance.now() < end) {
        await new Promise(requestAnimationFrame);
        element.blur();
        element.focus();
        if (document.activeElement !== element || isSeen(element)) return false;
      }
      return true;
    }
    const hidden: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>('*')) {
      if (element.tabIndex < 0) continue;
      element.focus();
      if (document.activeElement !== element || isSeen(element)) continue;
      if (await staysHidden(element)) hidden.push(element.outerHTML.slice(0, 160));
    }
    (document.activeElement as HTMLElement | null)?.blur();
    return hidden;
  });
}
