import type { Operation } from '../call.ts';
import { saveSubmission } from './save-submission.ts';

/** API-SUB-2 (PUT). */
export const updateSubmission: Operation<'submissions.update'> = (call) => saveSubmission(call, 'submissions.update');
