import type { texts } from '../blocks/form/form.schema.ts';

/** The words a form screen needs: those of the form block, in the language shown. */
export type FormWords = { readonly [Key in keyof typeof texts]: string };
