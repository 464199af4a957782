import { Type, type Static } from 'typebox';
import { interviewTexts } from '#locale/messages/shared/interview';

/** What the status of the claim means, until when, and the one thing to do about it (CLM-02 to CLM-06). */
export const ClaimStatusProps = Type.Object(
  {},
  {
    title: 'Claim status',
    description: 'The message of the workflow status with its deadline and one button; beside it the number and the saved draft.',
    additionalProperties: false,
  },
);
export type ClaimStatusProps = Static<typeof ClaimStatusProps>;

export const texts = {
  claim: 'Your claim',
  status: 'Status',
  number: 'Your number',
  startForm: 'Start: {name}',
  continueForm: 'Continue: {name}',
  continueAt: 'Continue: {name}, step\u00a0{step}\u00a0of\u00a0{steps}',
  correctForm: 'Correct: {name}',
  correctTitle: 'Please correct what you sent',
  correctHint: '“{name}”, which you sent on {date}, needs a change:',
  toSign: 'To sign:',
  sign: 'Read and sign',
  reopen: 'Open what you declined',
  due: 'By {date}',
  dueTitled: '{title}: {date}',
  daysLeft: '{days} days left',
  daysLeft_one: '{days} day left',
  lastDay: 'Today is the last day',
  passed: 'That date has passed. Please contact us.',
  ...interviewTexts,
  interviewOver: 'The time of your interview has passed',
  interviewOverText: 'If we did not speak, please choose another time or contact us.',
  savedLabel: 'Saved',
  savedDraft: '{name}, on {date}. You can go on at any time.',
  loading: 'Loading...',
  unavailable: 'We cannot show how your claim is going just now. Nothing has happened to it; please try again in a moment.',
  tryAgain: 'Try again',
} as const;
