import { Type, type Static } from 'typebox';
import { choice } from '../shared/text.ts';
import { savedStatuses } from '../shared/statuses.ts';
import { mailAddress, mailAddressInWords } from '../values/mail-address.ts';

const Id = (description: string) => Type.String({ minLength: 1, maxLength: 100, description });
const Line = (description: string) => Type.String({ minLength: 1, maxLength: 300, description });
const Email = Type.String({
  pattern: mailAddress.source,
  'x-pattern': mailAddressInWords,
  maxLength: 254,
  description: 'What the person signs in with; unique in the tenant.',
});
const Shows = Type.Optional(
  Line('What signing in as this person shows, in English, as "an offer to sign": the front page of the demo names them by it.'),
);
const Moment = (description: string) =>
  Type.String({
    pattern: '^(\\d{4}-\\d{2}-\\d{2}|today([+-]\\d{1,4})?)T\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?Z$',
    'x-pattern': 'a date with its time in UTC, such as 2026-10-04T09:30:00Z or today-3T09:30:00Z',
    description: `${description}, as 2026-10-04T09:30:00Z, or, counted from the day the demo is started, as today-3T09:30:00Z.`,
  });
const Anything = (description: string) => Type.Record(Type.String(), Type.Unknown(), { description });
const closed = { additionalProperties: false };

const Submission = Type.Object(
  {
    id: Id('Unique in the tenant.'),
    formSlug: Id('The form that was filled in.'),
    status: choice(savedStatuses),
    statusCode: Type.String({ maxLength: 200, description: 'Workflow status; that of a draft is the portal’s own.' }),
    referenceNumber: Line('Shown to the claimant.'),
    page: Type.Integer({ minimum: 0, description: 'The step that was open last.' }),
    answers: Anything('By question name.'),
    createdAt: Moment('When it was begun'),
    updatedAt: Moment('When it was last changed'),
  },
  closed,
);

const Document = Type.Object(
  {
    id: Id('Unique in the tenant.'),
    submissionId: Id('The submission that it belongs to.'),
    name: Line('Shown to the claimant.'),
    filePurpose: Line('Name of the document in the calls about signing.'),
    file: Type.String({
      pattern: '^[\\w.-]+\\.pdf$',
      'x-pattern': 'the name of a PDF file, such as agreement.pdf',
      description: 'A PDF of people/documents.',
    }),
  },
  { ...closed, description: 'Put before the claimant to be signed.' },
);

const Claimant = Type.Object(
  {
    id: Id('Unique in the tenant: an edited claimant keeps it.'),
    identifier: Line('Number of the account.'),
    name: Line('First name.'),
    family_name: Type.String({ maxLength: 300, description: 'Family name; empty for a person with one name alone.' }),
    email: Email,
    shows: Shows,
    offered: Type.Optional(Type.Boolean({ description: 'false: the front page of the demo does not name them; default true.' })),
    phone: Type.Optional(Line('With the code of the country.')),
    active: Type.Boolean({ description: 'false: may not sign in.' }),
    status: Type.Integer({ minimum: 0, maximum: 6, description: 'From 0 (Started) to 6 (Completed).' }),
    statusCode: Type.String({ maxLength: 200, description: 'Workflow status of the account.' }),
    projectId: Type.Optional(Line('Project of this account, where it is not that of the file.')),
    registrationType: Type.Optional(Line('Default Register.')),
    createdAt: Moment('When the account was made'),
    dynamicData: Type.Optional(Anything('Other data of the account, as assignedForms.')),
    claims: Type.Optional(Anything('Members that replace those of claimsGrid for this person.')),
    submissions: Type.Array(Submission),
    documents: Type.Optional(Type.Array(Document)),
  },
  closed,
);

const User = Type.Object(
  {
    sub: Type.Optional(Id('Default: made by the portal.')),
    email: Email,
    shows: Shows,
    givenName: Line('First name.'),
    familyName: Line('Family name.'),
    groups: Type.Optional(Type.Array(Line('A group of the user pool.'))),
  },
  closed,
);

/** Who may sign in to a demo tenant, and what they have sent so far: `fixtures/people/<tenant>.json`. */
export const People = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    tenant: Id('Slug of the tenant: also the name of the file.'),
    projectId: Id('Project of the accounts that name no other.'),
    claimsGrid: Type.Optional(Anything('The claims that every person of the demo has.')),
    claimants: Type.Array(Claimant),
    staff: Type.Optional(Type.Array(User)),
    editors: Type.Optional(Type.Array(User)),
  },
  { ...closed, title: 'People of a demo tenant' },
);

export type People = Static<typeof People>;
