type Form = readonly [keeper: string, formName: string];

/** Forgets the chosen files that this device keeps of a form, but for those that answers kept of it name, and `spared`. Never rejects: what stays is thrown away by its age. */
export const forgetFiles = (form: Form, spared?: readonly string[]): Promise<void> =>
  import('./keep-file.ts').then(({ forget }) => forget([form], spared)).catch(() => undefined);

/** Forgets these of the files that this device keeps of a draft: the server has them, or a form that was submitted has no place for them any more. Never rejects. */
export const dropFiles = async (form: Form, contents: readonly string[]): Promise<void> => {
  if (contents.length > 0) await import('./keep-file.ts').then(({ drop }) => drop(form, contents)).catch(() => undefined);
};
