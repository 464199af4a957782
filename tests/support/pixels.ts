import type { Locator } from '@playwright/test';

/** A part of an element, as shares of its box from its upper left corner. */
export interface Part {
  readonly left?: number;
  readonly top?: number;
  readonly right?: number;
  readonly bottom?: number;
}

/** Colours of an element as they are on the screen, each with its share; those of hardly any pixel are left out. */
export async function colours(element: Locator, { left = 0, top = 0, right = 1, bottom = 1 }: Part = {}): Promise<Record<string, number>> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element.toString()} is not drawn.`);
  const clip = {
    x: box.x + box.width * left,
    y: box.y + box.height * top,
    width: box.width * (right - left),
    height: box.height * (bottom - top),
  };
  const picture = (await element.page().screenshot({ clip, animations: 'disabled' })).toString('base64');
  return element.evaluate(async (_, encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (sign) => sign.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const counted: Record<string, number> = {};
    for (let at = 0; at < data.length; at += 4) {
      const colour = `${data[at]},${data[at + 1]},${data[at + 2]}`;
      counted[colour] = (counted[colour] ?? 0) + 1;
    }
    const all = data.length / 4;
    return Object.fromEntries(Object.entries(counted).flatMap(([colour, count]) => (count / all > 0.02 ? [[colour, count / all]] : [])));
  }, picture);
}

/** How much two looks differ: 0 for the same, 2 for nothing in common. Pure. */
export const difference = (one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>): number =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].reduce(
    (sum, colour) => sum + Math.abs((one[colour] ?? 0) - (other[colour] ?? 0)),
    0,
  );
