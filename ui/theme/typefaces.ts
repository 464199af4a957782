import type { Theme } from '#schemas/tenant';

type Kind = Theme['typeface']['body'];

/** Of a kind that is not shipped: nothing is downloaded. Arabic, Hebrew and the rest are in the platform's own. */
const deviceFace = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif";

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
export const faceFiles = ({ body, heading }: Theme['typeface'], language: string): readonly string[] =>
  [
    ...new Set([latinFiles[body], latinFiles[heading]]),
    (latinFiles[body] ?? latinFiles[heading]) && inArabicScript.has(language) ? 'vazirmatn-arabic-wght' : undefined,
  ].filter((file) => file !== undefined);

/** Font stacks of a theme: the shipped face of each kind, else what the device has. */
export function fontStacks({ body, heading }: Theme['typeface']): { readonly body: string; readonly heading: string } {
  const face = (kind: Kind): string => shippedFaces[kind] ?? deviceFace;
  return { body: face(body), heading: face(heading) };
}
