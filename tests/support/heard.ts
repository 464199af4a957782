import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** What came into live regions since it was last asked for. */
    heardLines: string[];
  }
}

/** Notes, in each document of a page, what a screen reader announces by itself: text that comes into a live region that is there, and alerts that appear. */
export const recordAnnouncements = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.heardLines = [];
    const regions = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]';
    const isHidden = (place: Element): boolean => {
      const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
      return place.closest('[hidden], [aria-hidden=true], [inert]') !== null || (dialog !== undefined && !dialog.contains(place));
    };
    const note = (region: Element | null | undefined, text: string | null): void => {
      const line = text
        ?.replace(/[\u2066-\u2069]/g, '')
        .replace(/\s+/g, ' ')
        .trim();
      if (region && line && !isHidden(region)) window.heardLines.push(line);
    };
    const ofNode = (node: Node): void => {
      const region = (node instanceof Element ? node : node.parentElement)?.closest(regions);
      // A region that comes with its words is announced if it is an alert.
      if (region && region !== node) note(region, node.textContent);
      else if (node instanceof Element)
        for (const alert of [node, ...node.querySelectorAll('[role=alert]')])
          if (alert.matches('[role=alert]')) note(alert, alert.textContent);
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        if (type === 'characterData') note(target.parentElement?.closest(regions), target.textContent);
        else addedNodes.forEach(ofNode);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

/** What was announced since the last time, in its order. */
export const heard = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.heardLines.splice(0));

/** Waits until this was announced; fails if it was announced more than once. */
export async function hears(page: Page, words: string | RegExp): Promise<void> {
  const lines: string[] = [];
  const fits = (line: string) => (typeof words === 'string' ? line === words : words.test(line));
  await expect.poll(async () => (lines.push(...(await heard(page))), lines.some(fits) || lines), `hears ${words}`).toBe(true);
  expect(lines.filter(fits), 'once').toHaveLength(1);
}

/** What assistive technology is given of an element. */
export interface Accessible {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  /** `required`, `invalid` and such, where they are so. */
  readonly states: readonly string[];
}

const states = ['required', 'invalid', 'checked', 'expanded', 'disabled', 'readonly', 'modal'];

/** What Chromium's accessibility tree has of what has the focus. */
export async function focusedElement(page: Page): Promise<Accessible> {
  const devtools = await page.context().newCDPSession(page);
  try {
    const { result } = await devtools.send('Runtime.evaluate', { expression: 'document.activeElement' });
    const { nodes } = await devtools.send('Accessibility.getPartialAXTree', { objectId: result.objectId ?? '', fetchRelatives: false });
    const [node] = nodes;
    const plain = (value: unknown): string =>
      String(value ?? '')
        .replace(/[\u2066-\u2069]/g, '')
        .replace(/\s+/g, ' ')
        .trim();
    return {
      role: plain(node?.role?.value),
      name: plain(node?.name?.value),
      description: plain(node?.description?.value),
      states: (node?.properties ?? []).flatMap(({ name, value }) =>
        states.includes(name) && value.value !== false && value.value !== 'false' ? [name] : [],
      ),
    };
  } finally {
    await devtools.detach();
  }
}

/** Every name and description that Chromium's accessibility tree has, but for what was announced, which goes by itself. */
export async function accessibleTexts(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => document.querySelectorAll('[data-announcer] > *').forEach((text) => text.remove()));
  const devtools = await page.context().newCDPSession(page);
  try {
    const { nodes } = await devtools.send('Accessibility.getFullAXTree');
    return nodes.flatMap(({ name, description }) => [name?.value, description?.value].filter((text): text is string => Boolean(text)));
  } finally {
    await devtools.detach();
  }
}
