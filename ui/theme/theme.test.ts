import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Theme } from '#schemas/tenant';
import { checkContrast, contrast, faceFiles, themeCss } from './index.ts';
import { hexOf, oklchOf } from './oklch.ts';
import { shippedFaces } from './typefaces.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

const theme = (light: Theme['light'], dark: Theme['dark']): Theme => ({
  light,
  dark,
  typeface: { body: 'humanist', heading: 'serif' },
  corners: 'soft',
});

describe('contrast', () => {
  test('is the WCAG ratio', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  test('only the given seeds can fail: with a brand colour alone, nothing but the brand fill itself is ever weak', () => {
    fc.assert(
      fc.property(hex, hex, (light, dark) => {
        const weak = checkContrast(theme({ brand: light }, { brand: dark })).map(({ pair }) => pair);
        expect(weak.filter((pair) => !['brand on background', 'brand on surface'].includes(pair))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('names a weak pair with scheme, ratio and what is needed', () => {
    const weak = checkContrast(theme({ brand: '#123456', text: '#aaaaaa', background: '#ffffff' }, { brand: '#88bbee' }));
    expect(weak).toContainEqual({ pair: 'text on background', ratio: 2.32, needed: 4.5, scheme: 'light' });
  });
});

describe('themeCss', () => {
  const css = themeCss(theme({ brand: '#1b4d3e', background: '#fdfcf9' }, { brand: '#7fc8ae' }));

  test('keeps the seeds, follows the visitor and lets data-scheme override', () => {
    expect(css).toContain('--color-brand:#1b4d3e');
    expect(css).toContain('--color-background:#fdfcf9');
    expect(css).toContain('@media (prefers-color-scheme:dark){:root:not([data-scheme]){color-scheme:dark');
    expect(css).toContain('[data-scheme=dark]{color-scheme:dark');
  });

  test('a density sets the space and the headings; the regular one leaves those of tokens.css', () => {
    const seeds = theme({ brand: '#1b4d3e' }, { brand: '#7fc8ae' });
    expect(themeCss({ ...seeds, density: 'compact' })).toMatch(/--space-section:[^;]+;--text-h1:/);
    expect(themeCss({ ...seeds, density: 'regular' })).toBe(themeCss(seeds));
    expect(themeCss(seeds)).not.toContain('--space-section');
  });

  test('cannot close the style element it is inlined in', () => {
    expect(css).not.toMatch(/[<>]/);
  });
});

describe('typefaces', () => {
  const seeds = theme({ brand: '#1b4d3e' }, { brand: '#7fc8ae' });
  const css = readFileSync('ui/theme/fonts.css', 'utf8');
  const declared = [...css.matchAll(/font-family: ([^;]+);/g)].map(([, name]) => name);

  test('body and headings have the shipped face of their kind; of a kind that is not shipped one of the device', () => {
    expect(themeCss(seeds)).toContain('--font-body:Atkinson,');
    expect(themeCss(seeds)).toContain('--font-heading:Lora,');
    expect(themeCss({ ...seeds, typeface: { body: 'geometric', heading: 'geometric' } })).toMatch(
      /--font-body:(Figtree[^;]+);--font-heading:\1;/,
    );
    expect(themeCss({ ...seeds, typeface: { body: 'grotesque', heading: 'grotesque' } })).not.toMatch(/Atkinson|Figtree|Lora/);
  });

  test('every shipped face is declared, with its files and with what holds its place', () => {
    const named = Object.values(shippedFaces).flatMap((stack) => stack.split(', ').filter((name) => !name.endsWith('serif')));
    expect([...new Set(named)].sort()).toEqual([...new Set(declared)].sort());
    const files = [...css.matchAll(/url\('([^']+)'\)/g)].map(([, file]) => `node_modules/${file}`);
    expect(files).toHaveLength(7);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  test('a document asks ahead for the files of its faces and script alone, and for none of a face of the device', () => {
    const faces = { body: 'serif', heading: 'humanist' } as const;
    expect(faceFiles(faces, 'fr')).toEqual(['lora-latin-wght', 'atkinson-hyperlegible-next-latin-wght']);
    expect(faceFiles(faces, 'ur')).toEqual(['lora-latin-wght', 'atkinson-hyperlegible-next-latin-wght', 'vazirmatn-arabic-wght']);
    expect(faceFiles({ body: 'grotesque', heading: 'grotesque' }, 'ar')).toEqual([]);
    for (const name of faceFiles(faces, 'ur')) expect(css).toContain(`/files/${name}-normal.woff2`);
  });
});

test('a colour survives the way to OKLCH and back', () => {
  fc.assert(fc.property(hex, (colour) => void expect(hexOf(oklchOf(colour))).toBe(colour)));
});
