/**
 * FRM-14: what a question may state becomes of its answer: `Ignore` (−1), it is validated and not stored; `Unwrap` (0), its parts are stored by their
 * own names. The answers of an uploader (Attachment, 1) and of a signature (SignPdf, 2) have their marker themselves.
 */
export type SavingBehaviour = 'Ignore' | 'Unwrap';

/** The behaviour by its name or number; undefined for anything else. Pure. */
export function behaviourOf(given: unknown): SavingBehaviour | undefined {
  if (given === 'Ignore' || given === -1) return 'Ignore';
  return given === 'Unwrap' || given === 0 ? 'Unwrap' : undefined;
}
