import type { Theme } from '#schemas/tenant';

/** Tokens of a density; regular is what tokens.css has. */
export const densities: Readonly<Record<NonNullable<Theme['density']>, Readonly<Record<string, string>>>> = {
  compact: {
    'space-section': 'clamp(1.75rem, 1.4rem + 1.8vw, 3.25rem)',
    'text-h1': 'clamp(1.75rem, 1.6rem + 0.9vw, 2.375rem)',
    'text-h2': 'clamp(1.3125rem, 1.24rem + 0.4vw, 1.625rem)',
    'text-h3': 'clamp(1.125rem, 1.1rem + 0.14vw, 1.25rem)',
    'text-lead': 'clamp(1.0625rem, 1.03rem + 0.16vw, 1.1875rem)',
    'leading-body': '1.5',
  },
  regular: {},
  airy: {
    'space-section': 'clamp(3rem, 2rem + 4.4vw, 6.5rem)',
    'leading-body': '1.7',
  },
};
