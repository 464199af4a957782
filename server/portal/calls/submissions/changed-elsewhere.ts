import type { SubmissionRow } from '../../records/index.ts';
import { ProblemError } from '../../../platform/problems/index.ts';

/** SEC-18: names what is stored by now. */
export const changedElsewhere = ({ version, updated_at }: SubmissionRow): ProblemError =>
  new ProblemError(409, 'changed-elsewhere', 'These answers were changed in another window or on another device.', {
    members: { version, updatedAt: updated_at.toISOString() },
  });

/** What a writer knows of the submission that they write. */
export interface ReadVersion {
  readonly id?: string | undefined;
  /** `id` is the writer's own, of a submission that is begun beside those of this form (CLM-01). */
  readonly createClaim?: boolean | undefined;
  /** Without `id`: the id of the submission, where one is begun. */
  readonly newId?: string | undefined;
  /** Version the writer last saw; undefined when they saw none. */
  readonly version?: number | undefined;
  /** Keys of the writer's earlier writes of which they know no answer. */
  readonly triedKeys?: readonly string[] | undefined;
}

/**
 * Whether the writer has not seen what is stored. They have where they wrote it themselves, by a write whose answer was lost. One who begins a
 * submission by its id and names no version repeats a first save whose answer was lost: they have seen what that save wrote, and nothing since. Any
 * other caller of the API that names no version knows of no other writer.
 */
export function isStaleVersion({ id, version, createClaim, newId, triedKeys = [] }: ReadVersion, existing: SubmissionRow): boolean {
  if (existing.last_key !== null && triedKeys.includes(existing.last_key)) return false;
  if (version !== undefined) return version !== existing.version;
  const begun = createClaim ? id : newId;
  return begun !== undefined && (begun !== existing.id || existing.version > 1);
}
