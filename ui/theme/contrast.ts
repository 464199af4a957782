import { wcagContrast } from 'culori';
import { hexOf, oklchOf } from './oklch.ts';

/** WCAG 2.2 AA: text needs 4.5, borders of controls and focus rings 3. */
export const needed = { text: 4.5, ui: 3 } as const;

/** WCAG contrast ratio of two `#rrggbb` colours, 1 to 21. */
export const contrast = wcagContrast;

/**
 * The colour nearest to `wanted` (same hue, other lightness) that reaches `ratio` on every background; black or white,
 * whichever is stronger, when none does.
 */
export function readable(wanted: string, backgrounds: readonly string[], ratio: number): string {
  const weakest = (hex: string): number => Math.min(...backgrounds.map((background) => contrast(hex, background)));
  if (weakest(wanted) >= ratio) return wanted;
  const colour = oklchOf(wanted);
  for (let step = 0.01; step <= 1; step += 0.01) {
    for (const l of [colour.l - step, colour.l + step]) {
      if (l < 0 || l > 1) continue;
      const hex = hexOf({ ...colour, l });
      if (weakest(hex) >= ratio) return hex;
    }
  }
  return weakest('#000000') >= weakest('#ffffff') ? '#000000' : '#ffffff';
}
