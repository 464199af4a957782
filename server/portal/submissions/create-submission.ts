import type { Operation } from '../call.ts';
import { saveSubmission } from './save-submission.ts';

/** API-SUB-2 (POST). */
export const createSubmission: Operation<'submissions.create'> = (call) => saveSubmission(call, 'submissions.create');
