import { Type, type Static } from 'typebox';
import { Text } from '#schemas/shared';

/** The ways to decide what a person is sent (COM). Its forms are the tenant's own. */
export const CommunicationsPreferencesProps = Type.Object(
  {
    heading: Type.Optional(Text({ maxLength: 160 })),
    intro: Type.Optional(Text({ description: 'Default: the portal’s own words.' })),
  },
  {
    title: 'Communications preferences',
    description: 'Leads to the forms communications-preferences and unsubscribe, as far as the tenant has them.',
    additionalProperties: false,
  },
);
export type CommunicationsPreferencesProps = Static<typeof CommunicationsPreferencesProps>;

export const texts = {
  intro: 'You decide how we write to you and how often. Messages that your claim requires always reach you.',
  choose: 'Choose how we write to you',
  stop: 'Stop messages that you do not want',
  profile: 'Correct your address or number',
  back: 'Back',
  loading: 'Loading...',
  none: 'There is nothing to choose here. Please contact us if you want to hear from us in another way.',
  unavailable: 'We could not load this just now. Nothing was changed.',
  tryAgain: 'Try again',
} as const;
