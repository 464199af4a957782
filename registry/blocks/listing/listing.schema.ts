import { Type, type Static } from 'typebox';
import { sortingTexts } from '#locale/messages/shared/sorting';
import { correctionTexts } from '#locale/messages/shared/correction';
import { accountStatusLabels } from '../../statuses/index.ts';

/** The lists of the workspace, for staff (APP-05). The address decides what they show; the block has no props of its own. */
export const ListingProps = Type.Object(
  {},
  {
    title: 'Lists for staff',
    description: 'Shows the accounts, or the submissions, of the tenant at the address /listing/list: searched, filtered, sorted, paged.',
    additionalProperties: false,
  },
);
export type ListingProps = Static<typeof ListingProps>;

export const texts = {
  lists: 'Lists',
  accounts: 'People',
  submissions: 'Forms',
  register: 'Register a person',
  setStatuses: 'Set statuses from a file',
  sendDocuments: 'Send a document to many',
  search: 'Search',
  accountsHint: 'Name, email address, account number or phone number, as +447700900101.',
  submissionsHint: 'Reference number, or the name or account number of the person.',
  find: 'Search',
  clear: 'Clear the search',
  all: 'All',
  status: 'Status',
  form: 'Form',
  name: 'Name',
  identifier: 'Account number',
  email: 'Email address',
  created: 'Since',
  updated: 'Last changed',
  reference: 'Reference number',
  person: 'Person',
  ...sortingTexts,
  ...accountStatusLabels,
  draft: 'Draft',
  sentToCorrect: correctionTexts.sentToCorrect,
  toCorrect: 'To be corrected',
  done: 'Sent',
  found: 'Found: {total}',
  foundMany: 'Found: more than {total}',
  shown: 'Shown: {first} to {last}',
  none: 'Nothing was found. Try fewer words, or another status.',
  pages: 'Pages of the list',
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  loading: 'Loading...',
  notStaff: 'These lists are for staff of the firm.',
  unavailable: 'The list could not be loaded just now.',
  tryAgain: 'Try again',
} as const;
