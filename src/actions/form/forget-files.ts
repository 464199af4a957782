/** Forgets the chosen files that this device keeps of forms. Never rejects: what stays is thrown away by its age. */
export const forgetFiles = (...forms: readonly (readonly [keeper: string, formName: string])[]): Promise<void> =>
  import('./keep-file.ts').then(({ forget }) => forget(...forms)).catch(() => undefined);
