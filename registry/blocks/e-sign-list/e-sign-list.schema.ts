import { Type, type Static } from 'typebox';
import { Phone, Text } from '#schemas/shared';

/** Documents to sign, with how far each is (ESG). */
export const ESignListProps = Type.Object(
  {
    heading: Type.Optional(Text({ maxLength: 120, description: 'Default: the word eSignList.agreementList.' })),
    phone: Type.Optional(Phone('Number to ring where the browser runs no script.')),
  },
  {
    title: 'Documents to sign',
    description: 'Name, purpose and status of each document, with the way to sign it. The screen esign-list is made of it.',
    additionalProperties: false,
  },
);
export type ESignListProps = Static<typeof ESignListProps>;

export const texts = {
  agreementList: 'Agreement List',
  name: 'Document',
  purpose: 'Purpose',
  status: 'Status',
  action: 'Action',
  sent: 'Waiting for your signature',
  signed: 'Signed',
  declined: 'You declined to sign',
  signedOn: 'on {date}',
  sign: 'Sign',
  copy: 'Download your signed copy',
  opening: '{document} is opened…',
  personal: 'Only the person it was sent to can sign it.',
  noScript: 'Signing here needs JavaScript. Please switch it on and load the page again, or ring us.',
  back: 'Back',
  help: 'Need help?',
  loading: 'Loading...',
  none: 'There is no document for you to sign.',
  unavailable: 'We could not load your documents just now. Nothing has happened to them; please try again in a moment.',
  tryAgain: 'Try again',
  notOpened: 'The document was not opened',
  notOpenedHint: 'Nothing was signed. Please try again in a moment.',
  alreadySigned: 'It is signed already.',
  withdrawn: 'We have withdrawn this document. You don’t need to do anything.',
  notDownloaded: 'The copy was not downloaded',
  notDownloadedHint: 'It is still here. Please try again in a moment.',
} as const;
