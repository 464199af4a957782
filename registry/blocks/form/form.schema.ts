import { Type, type Static } from 'typebox';

/** The form the address names (FRM). Everything about it comes from the form itself; the block has no props of its own. */
export const FormProps = Type.Object(
  {},
  {
    title: 'Form',
    description: 'Shows the form of the address /form/{name}: one step at a time, saved while typing.',
    additionalProperties: false,
  },
);
export type FormProps = Static<typeof FormProps>;

export const texts = {
  stepOf: 'Step {step} of {steps}',
  required: 'Questions marked * need an answer.',
  next: 'Continue',
  back: 'Back',
  cancel: 'Cancel',
  saveAndReturn: 'Save and Return',
  submit: 'Submit',
  add: 'Add',
  update: 'Update',
  sending: 'Sending…',
  saving: 'Saving…',
  saved: 'Saved at {time}',
  keptHere: 'Not saved yet. Your answers are kept on this device; we try again by ourselves.',
  sessionEnded: 'Your session has ended. Your answers are kept on this device.',
  signInAgain: 'Sign in to go on',
  changedElsewhere: 'These answers were changed in another window or on another device. Reload the page to see the newest ones.',
  restored: 'We put back answers from this device that had not been saved yet.',
  errorTitle: 'There is a problem',
  errorWord: 'Error',
  submitFailed: 'Failed to submit the claim',
  offline: 'We could not reach the service.',
  answersKept: 'Your answers are kept. Please try again.',
  loading: 'Loading...',
  preparing: 'Getting your form ready…',
  unavailable: 'We could not load this form just now. Nothing you have saved is lost.',
  tryAgain: 'Try again',
  preconditionsTitle: 'Preconditons failed',
  notAvailable: 'This form is no longer available.',
  continueLink: 'Please click here to continue',
  alreadySubmitted: 'Sorry, your draft has already been submitted and can no longer be edited.',
  editingNotAllowed: 'Editing of this Claim is not allowed.',
  chooseFile: 'Choose a file',
  fileHint: 'You can send {endings}, up to {size} MB each.',
  removeFile: 'Remove {name}',
  fileReady: 'Ready to upload',
  fileStored: 'Received',
  fileType: 'File type is not allowed',
  fileEmpty: 'Empty file cannot be uploaded',
  fileTooLarge: 'The file is larger than {size} MB.',
} as const;
