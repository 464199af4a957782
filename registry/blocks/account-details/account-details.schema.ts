import { Type, type Static } from 'typebox';
import { accountStatusLabels } from '../../statuses/index.ts';

/** One account in the workspace, for staff (APP-05). The address decides which; the block has no props of its own. */
export const AccountDetailsProps = Type.Object(
  {},
  {
    title: 'Account for staff',
    description: 'Shows one account at the address /listing/details: its forms, and what staff may do for it.',
    additionalProperties: false,
  },
);
export type AccountDetailsProps = Static<typeof AccountDetailsProps>;

export const texts = {
  savedNow: 'Information was updated successfully',
  identifier: 'Account number',
  email: 'Email address',
  status: 'Status',
  hub: 'Their own pages',
  profile: 'Their contact details',
  update: 'Change what they registered with',
  interview: 'Book an interview',
  newTab: 'opens in a new tab',
  forms: 'Forms',
  form: 'Form',
  reference: 'Reference number',
  updated: 'Last changed',
  action: 'Action',
  edit: 'Edit',
  start: 'Start',
  notStarted: 'Not started',
  draft: 'Draft',
  done: 'Sent',
  ...accountStatusLabels,
  final: 'Sent. It can no longer be edited.',
  hidden: 'Not edited in this status of the account.',
  sendLink: 'Send a link',
  linkTitle: 'Send “{form}” to {name}?',
  linkHint: 'A mail goes to {address}, with a link that works for three days.',
  linkSend: 'Send',
  linkCancel: 'Cancel',
  linkSending: 'Sending the link…',
  linkSent: 'The link to “{form}” was sent to {address}. It works for three days.',
  linkNotSent: 'The link to “{form}” could not be sent. Please try again later.',
  linkNoSignIn: 'This person cannot sign in by email, so the link to “{form}” was not sent.',
  noForms: 'There is no form for this account.',
  loading: 'Loading...',
  noAccount: 'There is no such account.',
  unavailable: 'The account could not be loaded just now.',
  tryAgain: 'Try again',
} as const;
