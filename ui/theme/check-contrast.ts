import type { Theme } from '#schemas/tenant';
import { contrast, needed } from './contrast.ts';
import { palette, type Palette, type Scheme } from './palette.ts';

/** A pair of colours that reads too weakly. `ratio` is rounded down to two decimals. */
export interface WeakPair {
  readonly pair: string;
  readonly ratio: number;
  readonly needed: number;
  readonly scheme: Scheme;
}

const pairs: readonly (readonly [keyof Palette, keyof Palette, keyof typeof needed])[] = [
  ['text', 'background', 'text'],
  ['text', 'surface', 'text'],
  ['text', 'brand-soft', 'text'],
  ['text-muted', 'background', 'text'],
  ['text-muted', 'surface', 'text'],
  ['link', 'background', 'text'],
  ['link', 'surface', 'text'],
  ['link', 'brand-soft', 'text'],
  ['on-brand', 'brand', 'text'],
  ['on-brand', 'brand-strong', 'text'],
  ['on-accent', 'accent', 'text'],
  ['brand', 'background', 'ui'],
  ['brand', 'surface', 'ui'],
  ['border-strong', 'background', 'ui'],
  ['border-strong', 'surface', 'ui'],
  ['focus', 'background', 'ui'],
  ['focus', 'surface', 'ui'],
  ['on-information', 'information-soft', 'text'],
  ['on-success', 'success-soft', 'text'],
  ['on-warning', 'warning-soft', 'text'],
  ['on-danger', 'danger-soft', 'text'],
];

/** Every pair of a theme below WCAG 2.2 AA, in both schemes; empty when the theme may be published. Only a tenant's own seeds can fail: the rest is derived until it passes. */
export function checkContrast(theme: Theme): WeakPair[] {
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const colours = palette(theme, scheme);
    return pairs.flatMap(([front, back, kind]) => {
      const ratio = contrast(colours[front], colours[back]);
      return ratio >= needed[kind]
        ? []
        : [{ pair: `${front} on ${back}`, ratio: Math.floor(ratio * 100) / 100, needed: needed[kind], scheme }];
    });
  });
}
