import { isHiddenValue } from '#schemas/form';
import { fullName, findSubmission, type RecordStore } from '../../records/index.ts';
import type { Operation } from '../call.ts';

/** DET-06: answers as exchange fields. Which are visible is the form's matter; hidden values never are (FRM-10). */
export const getSubmissionDetail: Operation<'submissions.detail', RecordStore> = async (call) => {
  const { submission, account } = await findSubmission(call, call.params.id);
  const answers = (submission.answers ?? {}) as Record<string, unknown>;
  return {
    id: submission.id,
    accountId: submission.account_id,
    status: submission.status,
    updatedAt: submission.updated_at.toISOString(),
    fullname: fullName(account),
    formRef: { name: submission.form_name },
    data: {
      formDetails: Object.entries(answers).map(([key, value]) => ({ key, value, visible: !isHiddenValue(key) })),
      workFlowDetails: { confirmationNumber: submission.reference_number, status: submission.status_code },
      submissionWorkflow: { warnings: '' },
    },
    workflow: { submissionStatusCode: submission.status_code },
  };
};
