/** Forgets the chosen files that this device keeps of a form, but for those that answers kept of it name, and `spared`. Never rejects: what stays is thrown away by its age. */
export const forgetFiles = (form: readonly [keeper: string, formName: string], spared?: readonly string[]): Promise<void> =>
  import('./keep-file.ts').then(({ forget }) => forget([form], spared)).catch(() => undefined);
