import sharp from 'sharp';
import type { Page } from '@playwright/test';
import type { TabStop } from './tab-stops.ts';

/** A picture of a place of the document. */
export const pictureOf = (page: Page, { box }: TabStop): Promise<Buffer> =>
  page.screenshot({ clip: box, fullPage: true, animations: 'disabled', scale: 'css' });

const luminance = (red: number, green: number, blue: number): number => {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** How many pixels of two pictures of one place differ by a contrast of at least 3:1, as a change that shows the focus must (WCAG 1.4.11). */
export async function clearlyChanged(before: Buffer, after: Buffer): Promise<number> {
  const [one, other] = await Promise.all([before, after].map((picture) => sharp(picture).removeAlpha().raw().toBuffer()));
  if (!one || !other || one.length !== other.length) throw new Error('The pictures are not of one place.');
  let changed = 0;
  for (let at = 0; at < one.length; at += 3) {
    const [a, b] = [one, other].map((pixels) => luminance(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)) as [number, number];
    if ((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) >= 3) changed += 1;
  }
  return changed;
}
