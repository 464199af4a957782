import type { Theme } from '#schemas/tenant';

/** Radii: a field or tag, a card, a large panel, a button. */
export const corners: Readonly<
  Record<Theme['corners'], { readonly small: string; readonly medium: string; readonly large: string; readonly control: string }>
> = {
  square: { small: '0', medium: '0', large: '0', control: '0' },
  soft: { small: '0.25rem', medium: '0.5rem', large: '0.875rem', control: '0.375rem' },
  round: { small: '0.5rem', medium: '1rem', large: '1.75rem', control: '999px' },
};
