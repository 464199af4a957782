import { clampChroma, converter, formatHex, interpolate, type Oklch } from 'culori';

const toOklch = converter('oklch');
const toRgb = converter('rgb');
const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** A colour in OKLCH: lightness 0–1, chroma 0–0.4, hue in degrees (none for a grey). Throws when `hex` is not a colour. */
export function oklchOf(hex: string): Oklch {
  const colour = toOklch(hex);
  if (!colour) throw new TypeError(`"${hex}" is not a colour. Write it as #rrggbb.`);
  return colour;
}

/** A colour on the edge of sRGB is rounded past it by less than this; without a tolerance it would lose visible chroma. */
const tolerance = 0.0005;

/** `#rrggbb` of a colour; chroma is reduced until it fits sRGB. */
export function hexOf(colour: Oklch): string {
  const { r, g, b } = toRgb(colour);
  const fits = [r, g, b].every((channel) => channel > -tolerance && channel < 1 + tolerance);
  return formatHex(fits ? colour : clampChroma(colour, 'oklch'));
}

/** The colour with its lightness moved by `by` (−1 to 1). */
export function shifted(hex: string, by: number): string {
  const colour = oklchOf(hex);
  return hexOf({ ...colour, l: clamp(colour.l + by) });
}

/** `part` (0–1) of one colour in another, straight through OKLab: what a thin glaze of it looks like. */
export const mixed = (ground: string, glaze: string, part: number): string => hexOf(toOklch(interpolate([ground, glaze], 'oklab')(part)));

/** The hue of `hex` at a lightness and at most a chroma: tints and inks of a brand. */
export function tinted(hex: string, l: number, chroma: number): string {
  const colour = oklchOf(hex);
  return hexOf({ ...colour, l, c: Math.min(colour.c, chroma) });
}
