/** A drawn answer in the summary of the answers has this size at most: three inches by one, the shape of the sheet that signatures are drawn on. In a template its box decides. */
export const maxInSummary: Sides = { width: 216, height: 72 };

/** In points. */
interface Sides {
  readonly width: number;
  readonly height: number;
}

/** The size of a picture within `space`, in points: its shape is kept, and it is never larger than a point for each pixel. Pure. */
export function sizeWithin({ width, height }: Sides, space: Sides): Sides {
  const scale = Math.min(1, space.width / width, space.height / height);
  return { width: width * scale, height: height * scale };
}
