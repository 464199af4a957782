import type { Theme } from '#schemas/tenant';

/** System font stacks: nothing is downloaded. Arabic, Hebrew and the rest fall to the platform's own face. */
export const typefaces: Readonly<Record<Theme['typeface']['body'], string>> = {
  humanist: "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, 'DejaVu Sans', 'Noto Sans', sans-serif",
  geometric: "Avenir, 'Avenir Next', Montserrat, Corbel, 'URW Gothic', 'Noto Sans', sans-serif",
  grotesque: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif",
  serif: "'Iowan Old Style', 'Palatino Linotype', 'URW Palladio L', P052, Charter, Georgia, 'Noto Serif', serif",
};

/** Radii: a field or tag, a card, a large panel, a button. */
export const corners: Readonly<
  Record<Theme['corners'], { readonly small: string; readonly medium: string; readonly large: string; readonly control: string }>
> = {
  square: { small: '0', medium: '0', large: '0', control: '0' },
  soft: { small: '0.25rem', medium: '0.5rem', large: '0.875rem', control: '0.375rem' },
  round: { small: '0.5rem', medium: '1rem', large: '1.75rem', control: '999px' },
};
