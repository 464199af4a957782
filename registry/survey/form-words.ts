import type { texts } from '../blocks/form/form.schema.ts';

/** The words a form screen needs: those of the form block, in the language shown. */
export type FormWords = { readonly [Key in keyof typeof texts]: string };

/** `Step {step} of {steps}` with its places filled. */
export const fill = (words: string, values: Readonly<Record<string, string | number>>): string =>
  words.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
