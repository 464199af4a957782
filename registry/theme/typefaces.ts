import type { Theme } from '#schemas/tenant';

type Kind = Theme['typeface']['body'];

/** Faces of the device: nothing is downloaded. Arabic, Hebrew and the rest are in the platform's own. */
const deviceFaces: Readonly<Record<Kind, string>> = {
  humanist: "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, 'DejaVu Sans', 'Noto Sans', sans-serif",
  geometric: "Avenir, 'Avenir Next', Montserrat, Corbel, 'URW Gothic', 'Noto Sans', sans-serif",
  grotesque: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif",
  serif: "'Iowan Old Style', 'Palatino Linotype', 'URW Palladio L', P052, Charter, Georgia, 'Noto Serif', serif",
};

/** Faces that are shipped (fonts.css), with those that hold their place until they are there. */
export const shippedFaces: Readonly<Partial<Record<Kind, string>>> = {
  humanist: 'Atkinson, Vazirmatn, Atkinson Arial, Atkinson Roboto, sans-serif',
  geometric: 'Figtree, Vazirmatn, Figtree Arial, Figtree Roboto, sans-serif',
  serif: 'Lora, Vazirmatn, Lora Times, serif',
};

const latinFiles: Readonly<Partial<Record<Kind, string>>> = {
  humanist: 'atkinson-hyperlegible-next-latin-wght',
  geometric: 'figtree-latin-wght',
  serif: 'lora-latin-wght',
};
const inArabicScript: ReadonlySet<string> = new Set(['ar', 'fa', 'ur']);

/** Beginnings of the names of the files that text of a theme needs in a language, for a document to ask for them at once. */
export const faceFiles = ({ body }: Theme['typeface'], language: string): readonly string[] =>
  [latinFiles[body], latinFiles[body] && inArabicScript.has(language) ? 'vazirmatn-arabic-wght' : undefined].filter(
    (file) => file !== undefined,
  );

/** Font stacks of a theme. Only the body's face is downloaded: headings have it too, or what the device has of their kind. */
export function fontStacks({ body, heading }: Theme['typeface']): { readonly body: string; readonly heading: string } {
  const face = (kind: Kind): string => (kind === body ? shippedFaces[kind] : undefined) ?? deviceFaces[kind];
  return { body: face(body), heading: face(heading) };
}
