import type { Theme } from '#schemas/tenant';
import { corners } from './corners.ts';
import { densities } from './density.ts';
import { palette, type Scheme } from './palette.ts';
import { fontStacks } from './typefaces.ts';

function colours(theme: Theme, scheme: Scheme): string {
  const lines = Object.entries(palette(theme, scheme)).map(([name, value]) => `--color-${name}:${value}`);
  return [`color-scheme:${scheme}`, ...lines].join(';');
}

/**
 * A tenant's look as one stylesheet for an inline `<style>` (constant per theme, so its hash can be in the policy).
 * The visitor's own setting picks the scheme; `data-scheme="light"` or `"dark"` on the root, or on a part of the page, overrides it.
 */
export function themeCss(theme: Theme): string {
  const radius = corners[theme.corners];
  const dark = colours(theme, 'dark');
  const shape = Object.entries(radius).map(([name, value]) => `--radius-${name}:${value}`);
  const space = Object.entries(densities[theme.density ?? 'regular']).map(([name, value]) => `--${name}:${value}`);
  const fonts = Object.entries(fontStacks(theme.typeface)).map(([name, stack]) => `--font-${name}:${stack}`);
  return (
    '@layer reset,tokens,base,blocks,theme;@layer theme{' +
    `:root{${[...fonts, ...shape, ...space].join(';')}}` +
    `:root,[data-scheme=light]{${colours(theme, 'light')}}` +
    `@media (prefers-color-scheme:dark){:root:not([data-scheme]){${dark}}}` +
    `[data-scheme=dark]{${dark}}` +
    `@media print{:root,:root:not([data-scheme]),[data-scheme]{${colours(theme, 'light')}}}` +
    '}'
  );
}
