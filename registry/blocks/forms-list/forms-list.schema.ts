import { Type, type Static } from 'typebox';
import { Text } from '#schemas/shared';

/** The forms of the account, what is to do first (MYC). */
export const FormsListProps = Type.Object(
  { heading: Text({ maxLength: 120 }), intro: Type.Optional(Text()) },
  {
    title: 'Forms list',
    description: 'Five steps of the account, then the forms to do and the completed ones.',
    additionalProperties: false,
  },
);
export type FormsListProps = Static<typeof FormsListProps>;

export const texts = {
  progress: 'Your progress',
  step: 'Step {step} of {total}',
  allDone: 'All {total} steps are done',
  done: 'Done',
  current: 'Now',
  waiting: 'Not yet',
  toDo: 'To Do',
  completed: 'Completed',
  status: 'Status',
  formName: 'Form',
  requested: 'Requested',
  lastUpdated: 'Last updated',
  action: 'Action',
  notStarted: 'Not started',
  draft: 'Draft',
  doneStatus: 'Done',
  start: 'Start',
  edit: 'Edit',
  final: 'Sent. It can no longer be edited.',
  nothingToDo: 'There is nothing you need to do just now.',
  nothingCompleted: 'You have not completed a form yet.',
  loading: 'Loading...',
  noAccount: 'Account not found for you, please contact your manager',
  noSubmissions: 'Submissions not found.',
  unavailable: 'We could not load your forms just now. Nothing you have sent is lost.',
  tryAgain: 'Try again',
} as const;
