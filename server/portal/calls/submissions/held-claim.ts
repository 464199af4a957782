import type { ClaimsAnswer, SubmissionDetail } from '#schemas/api';
import type { AccountRow } from '../../records/index.ts';

type Texts = SubmissionDetail['data']['submissionWorkflow']['warnings'];

/** What the administrator's system holds of one claim. */
export interface HeldClaim {
  readonly number?: string;
  readonly status?: Texts;
  /** By the text of the status, as the grid has it (CLM-08). */
  readonly colour?: string;
  readonly warnings?: Texts;
}

/**
 * DET-01: the row of the claims answer for a submission, read by its `claimNumber`, its `warnings` and the column that shows a status; empty where
 * there is no such row. Pure.
 */
export function heldClaim({ claims: held }: Pick<AccountRow, 'claims'>, submissionId: string): HeldClaim {
  const { claims = [], columns = [], statusColours = {} } = (held ?? {}) as Partial<ClaimsAnswer>;
  const row = claims.find((claim) => claim['SubmissionId'] === submissionId);
  if (!row) return {};
  const statusField = columns.find(({ templateColumnType }) => templateColumnType === 'StatusColumn')?.field;
  const status = statusField === undefined ? undefined : row[statusField];
  const written = isTexts(status) ? Object.values(typeof status === 'string' ? [status] : status) : [];
  const colour = written.map((text) => (Object.hasOwn(statusColours, text) ? statusColours[text] : undefined)).find(Boolean);
  const { claimNumber, warnings } = row;
  return {
    ...(typeof claimNumber === 'string' && claimNumber !== '' ? { number: claimNumber } : {}),
    ...(isTexts(status) ? { status } : {}),
    ...(colour ? { colour } : {}),
    ...(isTexts(warnings) ? { warnings } : {}),
  };
}

/** A text in any of the forms of PAGE-09. */
const isTexts = (value: unknown): value is Texts =>
  typeof value === 'string' ||
  (typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string'));
