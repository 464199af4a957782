import { Type, type Static } from 'typebox';
import { fileWarningWords } from '#locale/messages/shared/file-warnings';
import { pagingTexts } from '#locale/messages/shared/paging';
import { interviewTextsForStaff } from '#locale/messages/shared/interview';
import { correctionTexts } from '#locale/messages/shared/correction';
import { claimDetailDefaults } from './defaults.ts';

/** What was sent with one submission (DET). */
export const ClaimDetailProps = Type.Object(
  {
    pageSize: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 100, description: 'Rows a page of the files shows.', default: claimDetailDefaults.pageSize }),
    ),
  },
  {
    title: 'Claim detail',
    description: 'Status, number, warnings, answers under the questions of the form, and files. The screen my-claim-detail is made of it.',
    additionalProperties: false,
  },
);
export type ClaimDetailProps = Static<typeof ClaimDetailProps>;

export const texts = {
  number: 'Claim number',
  reference: 'Reference number',
  status: 'Status',
  updated: 'Last updated',
  done: 'Sent',
  draft: 'Not sent yet',
  ...correctionTexts,
  toCorrect: 'To be corrected',
  versionShown: 'This is what was sent on {date}, before it was corrected.',
  versionToCorrect: 'This is what was sent on {date}. It can be corrected now: what is changed shows here once it is sent again.',
  versions: 'Sent before',
  versionOf: 'What was sent on {date}',
  newestVersion: 'What was sent last',
  warnings: 'Please note',
  answers: 'Answers',
  untitledStep: 'Step {step}',
  unanswered: 'Not answered',
  noAnswers: 'There are no answers to show.',
  edit: 'Edit',
  ...interviewTextsForStaff,
  print: 'Print',
  copy: 'Download a copy (PDF)',
  files: 'Files',
  noFiles: 'No files were sent.',
  filesUnavailable: 'We cannot list the files just now. Nothing has happened to them.',
  file: 'File',
  purpose: 'Purpose',
  sent: 'Date',
  action: 'Action',
  download: 'Download',
  downloadJpeg: 'Download as JPEG',
  processing: 'Attachment is being processed, please wait...',
  refresh: 'Look again',
  refused: 'We could not take this file.',
  missing: 'This file did not arrive.',
  ...fileWarningWords,
  ...pagingTexts,
  back: 'Back',
  loading: 'Loading...',
  none: 'There is nothing to show at this address.',
  unavailable: 'We could not load this just now. Nothing has happened to it; please try again in a moment.',
  tryAgain: 'Try again',
  notDownloaded: 'It was not downloaded',
  notDownloadedHint: 'It is still here. Please try again in a moment.',
} as const;
