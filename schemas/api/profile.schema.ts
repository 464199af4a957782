import { Type, type Static } from 'typebox';
import { localised } from './localised.ts';
import { id, optional, text } from './property-types.ts';

/** Entities of a person's profile (PRO). */

/** A control that the administrator's system shows of an account, with those inside it; a name and a value may be localised. */
export const DetailControl = Type.Cyclic(
  {
    DetailControl: Type.Object({
      name: localised(),
      value: optional(localised(5000)),
      controls: optional(Type.Array(Type.Ref('DetailControl'))),
    }),
  },
  'DetailControl',
);

/** One view of an account's details (PRO-02). */
export const DataView = Type.Object({ title: optional(localised()), controls: Type.Array(DetailControl) });

/** As `contactKinds` has them. */
export const ContactKind = Type.Union([Type.Literal('email'), Type.Literal('phone')]);
/** Lines as `addressLines` has them. */
export const PostalAddress = Type.Object({
  addressLine1: optional(text()),
  addressLine2: optional(text()),
  city: optional(text()),
  state: optional(text()),
  postcode: optional(text()),
  country: optional(text()),
});

/** Status, registration number, details and contact details of an account (PRO-01, PRO-02). */
export const Profile = Type.Object({
  accountId: id,
  identifier: text(),
  status: optional(localised()),
  statusCode: text(),
  name: text(),
  family_name: text(),
  email: text(255),
  phone: optional(text(40)),
  address: PostalAddress,
  dataViews: Type.Array(DataView),
  provable: Type.Array(ContactKind, { description: 'What a code can be sent to, so that it may be changed here.' }),
  unproven: Type.Array(ContactKind, {
    description: 'What was given to sign in with and never confirmed by a code, so that it signs no one in.',
  }),
  pending: Type.Array(
    Type.Object({
      kind: ContactKind,
      to: text(255),
      present: optional(Type.String({ maxLength: 255, description: 'Where another code was sent: how the person is reached now.' })),
      expiresAt: text(40),
      triesLeft: Type.Integer({ minimum: 0 }),
    }),
    { description: 'Changes that wait for their codes.' },
  ),
});

export type DataView = Static<typeof DataView>;
export type DetailControl = Static<typeof DetailControl>;
export type Profile = Static<typeof Profile>;
