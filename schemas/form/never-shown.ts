const names: ReadonlySet<string> = new Set(['OCRDetails', 'Loss Estimates']);

/** DET-02: whether a field is one that a machine fills for the administrator, which neither a screen nor a PDF shows. */
export const isNeverShown = (field: string): boolean => names.has(field);
