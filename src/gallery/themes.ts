import type { Theme } from '#schemas/tenant';

/** Two looks that share nothing, so that a block which assumes one shows it. */
export const galleryThemes: Readonly<Record<string, Theme>> = {
  fern: {
    light: { brand: '#1f5c42', accent: '#9a4a22', background: '#fbf6ea', surface: '#fffdf7', text: '#1d2a24' },
    dark: { brand: '#8ed1ad', accent: '#f0b477', background: '#111a16', surface: '#1a2620', text: '#efe9da' },
    typeface: { body: 'humanist', heading: 'serif' },
    corners: 'soft',
  },
  harbour: {
    light: { brand: '#3b3fb6' },
    dark: { brand: '#aab0ff' },
    typeface: { body: 'grotesque', heading: 'geometric' },
    corners: 'round',
  },
};

/** The theme an address asks for (`?theme=fern`); undefined keeps the tenant's own. The document must inline it: the policy allows one style. */
export function galleryTheme(query: URLSearchParams): Theme | undefined {
  const name = query.get('theme') ?? '';
  return Object.hasOwn(galleryThemes, name) ? galleryThemes[name] : undefined;
}
