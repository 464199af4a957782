import { Type, type Static } from 'typebox';
import { documentFormTexts } from '#schemas/words/document-form';

/** One document to the people of a file, for managers (ESG-10). The block has no props of its own. */
export const DocumentFileProps = Type.Object(
  {},
  {
    title: 'A document to many',
    description: 'Sends a document for a signature to each account of a file, at the address /listing/documents.',
    additionalProperties: false,
  },
);
export type DocumentFileProps = Static<typeof DocumentFileProps>;

export const texts = {
  ...documentFormTexts,
  numbers: 'Who gets it',
  numbersHint: 'A CSV file. Its first row names the column number (of the account).',
  choose: 'Choose a file',
  chooseAnother: 'Choose another file',
  numbersMissing: 'Choose a file with account numbers',
  look: 'Look at it first',
  noSuchColumns: 'The first row of the file must name the column number.',
  emptyFile: 'The file has no rows below its first one.',
  tooManyRows: 'The file has more than {limit} rows. Split it.',
  unreadableFile: 'The file is not a CSV file. Save it as CSV in your spreadsheet.',
  tooLarge: 'The file is too large. Split it.',
  recipients: '{count} people get it',
  recipients_one: 'One person gets it',
  noRecipients: 'No one gets it',
  person: 'Person',
  number: 'Account number',
  more: 'And {count} more people.',
  more_one: 'And one more person.',
  refused: '{count} rows are left out',
  refused_one: 'One row is left out',
  row: 'Row {row}',
  sendThem: 'Send it to them',
  change: 'Change what is sent',
  sendingRows: '{done} of {rows} are done. You may leave this page.',
  notKnown: 'How far it is could not be loaded',
  notKnownHint: 'What was begun goes on by itself.',
  lookAgain: 'Look again',
  delivered: '{count} people were sent it',
  delivered_one: 'One person was sent it',
  another: 'Send another document',
  toList: 'Back to the list',
  noSuchAccount: 'There is no account with this number.',
  accountTwice: 'The file has this account more than once.',
  alreadySent: 'They have this document already.',
  templateNotFilled: 'The template could not be filled.',
  loading: 'Loading...',
  unavailable: 'The templates could not be loaded just now.',
  tryAgain: 'Try again',
} as const;
