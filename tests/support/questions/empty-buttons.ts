import sharp from 'sharp';
import type { Locator, Page } from '@playwright/test';

/** Buttons, lists and pictures that are drawn, each with its name and its place in the document. */
const drawnIn = (form: Locator) =>
  form.evaluate((root) =>
    [...root.querySelectorAll<HTMLElement | SVGElement>('button, [role=button], select, input[type=range], svg')].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('#sv-icon-holder-global-container')) return [];
      const { left, top, width, height } = element.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? (element.textContent?.trim() || element.getAttribute('class') || element.tagName);
      return [{ name, left: left + scrollX, top: top + scrollY, width, height }];
    }),
  );

/** A picture of the document with what is drawn where; taken again while something of it moves (a font has come). */
async function still(page: Page, form: Locator) {
  await page.evaluate(() => document.fonts.ready);
  for (let tries = 0; ; tries += 1) {
    const drawn = await drawnIn(form);
    const picture = sharp(await page.screenshot({ fullPage: true, animations: 'disabled', scale: 'css' }));
    if (tries === 5 || JSON.stringify(drawn) === JSON.stringify(await drawnIn(form))) return { drawn, picture };
  }
}

/** Names of the drawn buttons, lists and pictures of which nothing is seen: of one colour all over. */
export async function emptyButtons(page: Page, form: Locator): Promise<string[]> {
  const { drawn, picture } = await still(page, form);
  const empty: string[] = [];
  for (const { name, ...box } of drawn) {
    // Without the edge: a frame alone is no sign.
    const inner = {
      left: Math.ceil(box.left) + 3,
      top: Math.ceil(box.top) + 3,
      width: Math.floor(box.width) - 6,
      height: Math.floor(box.height) - 6,
    };
    const { channels } =
      inner.width < 4 || inner.height < 4 ? { channels: [] } : await sharp(await picture.clone().extract(inner).toBuffer()).stats();
    if (!channels.slice(0, 3).some(({ stdev }) => stdev > 2)) empty.push(name);
  }
  return empty;
}
