/** DET-02: fields that a machine fills for the administrator, which neither a screen nor a PDF shows. */
const names: ReadonlySet<string> = new Set(['OCRDetails', 'Loss Estimates']);

export const isNeverShown = (field: string): boolean => names.has(field);
