import { Type, type Static } from 'typebox';
import { fileWarningWords } from '#locale/messages/shared/file-warnings';
import { fileProblemWords, wrongKindWords } from '#forms/definition';
import { Text } from '#schemas/shared';
import { slugInWords, slugPattern } from '#schemas/shared/slug';
import { correctionTexts } from '#locale/messages/shared/correction';

/** The forms of the account, what is to do first (MYC). */
export const FormsListProps = Type.Object(
  {
    heading: Text({ maxLength: 120 }),
    intro: Type.Optional(Text()),
    accountForm: Type.Optional(
      Type.String({
        pattern: slugPattern,
        'x-pattern': slugInWords,
        description: 'Slug of the form about the account itself, which is above the steps and in no tab.',
      }),
    ),
    belowStatus: Type.Optional(
      Type.Boolean({
        description: 'The page has the status of the claim above it, and its phases: the steps and the leading button are there alone.',
      }),
    ),
  },
  {
    title: 'Forms list',
    description: 'Five steps of the account, then everything to do (forms, documents to sign, missing files) and the completed forms.',
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
  accountForm: 'Your account',
  toDo: 'To Do',
  completed: 'Completed',
  status: 'Status',
  formName: 'Form',
  formsOfStaff: 'Only staff see these forms: {forms}.',
  requested: 'Requested',
  lastUpdated: 'Last updated',
  action: 'Action',
  notStarted: 'Not started',
  draft: 'Draft',
  ...correctionTexts,
  doneStatus: 'Done',
  toSign: 'To sign',
  sign: 'Sign',
  start: 'Start',
  continue: 'Continue',
  correct: 'Correct',
  edit: 'Edit',
  view: 'View',
  keptUntil: 'Kept until {date}',
  delete: 'Delete',
  deleteTitle: 'Delete this draft?',
  deleteHint: 'Your answers in “{name}”, and the files you added to it, are deleted for good.',
  keepDraft: 'Keep it',
  deleteNow: 'Delete the draft',
  draftDeleted: 'The draft of “{name}” is deleted.',
  draftNotDeleted: 'The draft is still here: it could not be deleted just now. Please try again.',
  draftChanged:
    'The draft is still here: it was changed in another window or on another device. Look at it once more before you delete it.',
  draftHeld: 'The draft is still here: we have to keep it at the moment.',
  final: 'Sent. It can no longer be edited.',
  nothingToDo: 'There is nothing you need to do just now.',
  onlyFilesToDo: 'No form is waiting for you. The files above are still missing.',
  onlyFilesNeeded: 'No form is waiting for you, only the files above.',
  nothingCompleted: 'You have not completed a form yet.',
  registration: 'Download what you registered with (PDF)',
  makingRegistration: 'Making your copy…',
  registrationNotMade: 'Your copy could not be made just now. What you sent is safe. Please try again in a moment.',
  loading: 'Loading...',
  noAccount: 'Account not found for you, please contact your manager',
  noClaim: 'You are signed in as an editor, who has no claim. The pages of this portal are in its menu.',
  noSubmissions: 'Submissions not found.',
  unavailable: 'We could not load your forms just now. Nothing you have sent is lost.',
  documentsUnavailable: 'We could not see just now whether a document waits for your signature.',
  tryAgain: 'Try again',
  missingTitle: 'We do not have these files of yours',
  neededTitle: 'We need these files of yours once more',
  missingHint: 'You can send a file in the place of each: {endings}, up to {size} MB.',
  fileRefused: 'We could not take it. A new copy of it, or a photo of the paper, often works.',
  fileNeverCame: 'It did not arrive.',
  sendAgain: 'Send a file',
  ownLimits: 'For this question: {endings}, up to {size} MB.',
  dismiss: 'No longer needed',
  fileDismissed: '{name} is no longer on this list.',
  fileNotDismissed: 'It is still on this list. Please try again.',
  sendingNamed: 'Sending {name}…',
  fileArrived: '{name} has arrived. We check it now.',
  fileNotArrived: 'It did not arrive. Please try again.',
  fileNoRoom: 'It is not taken: your files together would be too large.',
  ...fileProblemWords,
  ...fileWarningWords,
  ...wrongKindWords,
} as const;
