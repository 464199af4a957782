import { Type, type Static } from 'typebox';
import { Text } from '#schemas/shared';

export const ContactFormProps = Type.Object(
  {
    heading: Type.Optional(Text({ description: 'Heading above the form.', maxLength: 200 })),
    intro: Type.Optional(
      Text({ description: 'One or two sentences under the heading: who reads what is written, and how soon they answer.' }),
    ),
    sent: Type.Optional(Text({ description: 'What happens next; shown once a message was sent.', maxLength: 600 })),
  },
  { title: 'Contact form', additionalProperties: false, description: 'Sends mail to messagesTo of tenant.json, else to its help.email.' },
);

export type ContactFormProps = Static<typeof ContactFormProps>;

export const texts = {
  name: 'Your name',
  nameMissing: 'Type your name.',
  email: 'Your email address',
  emailHint: 'Our answer goes there.',
  emailMissing: 'Type your email address, so that we can answer.',
  emailInvalid: 'Type an email address like name@example.com.',
  message: 'Your message',
  messageMissing: 'Type your message.',
  /** `{field}` is the label of the field, `{max}` and `{count}` are numbers. */
  tooLong: '{field}: {count} characters are too many, {max} fit. Please make it shorter.',
  /** Of a field that is there for programs alone. */
  leaveEmpty: 'Leave this empty',
  send: 'Send',
  sending: 'Sending…',
  problem: 'Your message was not sent yet',
  tooMany: 'Many messages came from your network. Please wait an hour and press Send again, or phone us. What you typed stays here.',
  noAddress: 'Messages cannot be taken here at the moment. Please phone us.',
  notSent: 'It could not be sent just now. What you typed stays here: please press Send again in a few minutes.',
  sentHeading: 'Thank you. We have your message.',
  /** `{email}` is the address that was typed. */
  sentText: 'We answer to {email}.',
};
