/** A colour in OKLCH: lightness 0–1, chroma 0–0.4, hue in degrees. Mixing here keeps hues true, which RGB does not. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));
const toLinear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const toGamma = (channel: number): number => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055);

/** Linear sRGB channels (0–1) of `#rrggbb`. */
export function linearRgb(hex: string): readonly [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [toLinear((value >> 16) / 255), toLinear(((value >> 8) & 255) / 255), toLinear((value & 255) / 255)];
}

export function oklchOf(hex: string): Oklch {
  const [r, g, b] = linearRgb(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: Math.hypot(a, bb), h: (Math.atan2(bb, a) * 180) / Math.PI };
}

function channels({ l, c, h }: Oklch): readonly number[] {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const L = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const M = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const S = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * L - 3.3077115913 * M + 0.2309699292 * S,
    -1.2684380046 * L + 2.6097574011 * M - 0.3413193965 * S,
    -0.0041960863 * L - 0.7034186147 * M + 1.707614701 * S,
  ];
}

/** `#rrggbb` of a colour; chroma is reduced until it fits sRGB. */
export function hexOf(colour: Oklch): string {
  let { c } = colour;
  let rgb = channels({ ...colour, c });
  while (c > 0 && rgb.some((channel) => channel < -0.0005 || channel > 1.0005)) {
    c = Math.max(0, c - 0.004);
    rgb = channels({ ...colour, c });
  }
  return `#${rgb
    .map((channel) =>
      Math.round(toGamma(clamp(channel)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The colour with its lightness moved by `by` (−1 to 1). */
export function shifted(hex: string, by: number): string {
  const colour = oklchOf(hex);
  return hexOf({ ...colour, l: clamp(colour.l + by) });
}

/** `part` (0–1) of one colour in another, straight through OKLab: what a thin glaze of it looks like. */
export function mixed(ground: string, glaze: string, part: number): string {
  const [under, over] = [oklchOf(ground), oklchOf(glaze)];
  const between = (axis: (colour: Oklch) => number): number => axis(under) * (1 - part) + axis(over) * part;
  const a = between(({ c, h }) => c * Math.cos((h * Math.PI) / 180));
  const b = between(({ c, h }) => c * Math.sin((h * Math.PI) / 180));
  return hexOf({ l: between(({ l }) => l), c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI });
}

/** The hue of `hex` at a lightness and at most a chroma: tints and inks of a brand. */
export function tinted(hex: string, l: number, chroma: number): string {
  const colour = oklchOf(hex);
  return hexOf({ l, c: Math.min(colour.c, chroma), h: colour.h });
}
