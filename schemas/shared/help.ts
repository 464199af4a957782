import { Type, type Static } from 'typebox';
import { contentMailAddress, mailAddressInWords } from '../values/mail-address.ts';
import { Text } from './text.ts';

export const Phone = (description: string) => Type.String({ pattern: '^[+0-9][0-9 ().-]{3,30}$', description });
export const Email = (description: string) =>
  Type.String({ pattern: contentMailAddress.source, 'x-pattern': mailAddressInWords, maxLength: 254, description });

/** How to reach a person: the same on every frame that offers it. */
export const Help = Type.Object(
  {
    phone: Type.Optional(Phone('Number as people read it; the link is made from it.')),
    email: Type.Optional(Email('Address of the help desk.')),
    hours: Type.Optional(Text({ description: 'When the phone is answered: `Monday to Friday, 9am to 5pm`.', maxLength: 200 })),
  },
  { additionalProperties: false },
);

export type Help = Static<typeof Help>;
