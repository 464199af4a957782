import type { InterviewActions } from './booking-view.ts';
import type { SubmissionDetail } from '../entities.schema.ts';
import type { CorrectedForm, CorrectionRequest } from '../submission.schema.ts';
import type { AttachmentItem } from '../files.schema.ts';
import type { SubmissionStatus } from '../../shared/statuses.ts';

/** DET-01: one claim, or, for staff, one account with all it has sent (DET-04). */
export interface ClaimDetailView {
  /** Name of the form, or of the person. */
  readonly title: string;
  /** Number of the claim, or of the account; of a claim that has none, the reference of what was sent. */
  readonly number: string;
  readonly isReference: boolean;
  /** Text of the claim's status; without one the words of `form` count. */
  readonly status?: { readonly text: string; readonly colour?: string };
  readonly form: SubmissionStatus;
  /** It was sent, and is to be corrected (GBK-02). */
  readonly correction?: CorrectionRequest;
  /** It was corrected, and sent again (GBK-06). */
  readonly corrected?: CorrectedForm;
  /** What was sent is shown as its version of this number: of `sentAt`, while it is corrected or from before that (GBK-06). */
  readonly version?: { readonly number: number; readonly sentAt: string; readonly isBefore: boolean };
  /** Everything that was sent, oldest first; the last has no day if it was sent again. Absent if there is only one. */
  readonly versions?: readonly { readonly sentAt?: string; readonly href: string; readonly isShown: boolean }[];
  /** ISO 8601, UTC. */
  readonly updatedAt?: string;
  /** DET-09. */
  readonly warnings: readonly string[];
  readonly tabs: readonly ClaimDetailTab[];
  /** Undefined where they cannot be had. */
  readonly files?: readonly Pick<
    AttachmentItem,
    'id' | 'uploadFileName' | 'filePurpose' | 'creationDate' | 'state' | 'warning' | 'hasJpeg'
  >[];
  /** Address of the hub, or for staff of the account. */
  readonly backHref: string;
  /** For staff: what may be done about an interview of the person (DET-03). */
  readonly booking?: InterviewActions;
}

/** One tab of answers: a step of the form, or a submission of the account. */
export interface ClaimDetailTab {
  readonly key: string;
  /** Empty where the form's step has no title. */
  readonly title: string;
  readonly lines: SubmissionDetail['data']['sections'][number]['lines'];
  /** The submission that has these answers: for a copy of them. */
  readonly submissionId: string;
  /** For staff, where they may edit it: the form with these answers (DET-03). */
  readonly editHref?: string;
}
