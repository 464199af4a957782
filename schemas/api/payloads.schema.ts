import { Type, type Static, type TLiteral, type TSchema } from 'typebox';
import { maxPasscodeText } from '../values/passcode.ts';
import { slugPattern } from '../shared/slug.ts';
import { ClaimsAnswer } from './claims-answer.schema.ts';
import * as entity from './entities.schema.ts';
import * as file from './files.schema.ts';
import * as profile from './profile.schema.ts';
import * as status from './status.schema.ts';
import { answers, count, id, optional, text, whole } from './property-types.ts';
import { DraftBody, SubmissionBody, triedKeys } from './submission-bodies.schema.ts';
import { Submission } from './submission.schema.ts';
import { maxCorrectionReason, maxRunDocumentBytes, maxStatusFileLength } from './status-limits.ts';
import type { RouteName } from './routes.ts';
import { accountFilters, accountSorts, maxSearchLength, sortDirections, submissionFilters, submissionSorts } from './listing-query.ts';

/** Parameters, body and answer of each call. Unknown properties of a body are refused, except where any are allowed. */
interface Payload {
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly headers?: TSchema;
  readonly body?: TSchema;
  /** Largest body, where it may be larger than a form. */
  readonly bodyBytes?: number;
  readonly answer: TSchema;
}

const slug = Type.String({ pattern: slugPattern });
/** ISO 3166-1. */
const country = Type.String({ pattern: '^[A-Z]{3}$' });
const list = <T extends TSchema>(items: T) => Type.Array(items);

const param = {
  id: Type.Object({ id }),
  accountId: Type.Object({ accountId: id }),
  projectOrSlug: Type.Object({ slug: Type.String({ pattern: '^[a-zA-Z0-9_-]{1,100}$' }) }),
};
const linkToken = Type.Object({ token: optional(text(200)) });
const purpose = Type.Object({ filePurpose: optional(text(100)) });
/** Of a submission that was given back: a version by its number, or what was sent last. Default: as it is now. */
const version = optional(Type.String({ pattern: '^(sent|[1-9][0-9]{0,8})$' }));
const sentWith = Type.Object({ ...purpose.properties, sentWith: optional(Type.Literal('true')), version });
const documentOf = Type.Object({ submissionId: optional(id), documentId: id });

const RegistrationBody = Type.Object({
  userPoolId: text(60),
  email: text(255),
  name: text(255),
  family_name: text(255),
  phoneNumber: optional(text(60)),
  dynamicData: optional(answers),
  files: optional(list(file.ExpectedFile)),
});

/** `Unavailable`: the service did not answer. */
const FoundAddresses = Type.Object({
  result: Type.Union([Type.Literal('Ok'), Type.Literal('Unavailable')]),
  addresses: list(profile.PostalAddress),
});

const Precondition = Type.Object({
  formSlug: slug,
  submissionId: optional(text(64)),
  accountId: optional(text(64)),
  token: optional(text(200)),
});

const oneOf = <const Values extends readonly string[]>(values: Values) =>
  Type.Union(values.map((value) => Type.Literal(value)) as LiteralsOf<Values>);
type LiteralsOf<Values extends readonly string[]> = { -readonly [Index in keyof Values]: TLiteral<Values[Index]> };

/** One page of a list for staff: the rows after, or before, the one whose id is given. */
const listQuery = <Sorts extends readonly string[], Filters extends readonly string[]>(sorts: Sorts, filters: Filters) =>
  Type.Object({
    search: optional(text(maxSearchLength)),
    sort: optional(oneOf(sorts)),
    direction: optional(oneOf(sortDirections)),
    status: optional(oneOf(filters)),
    formSlug: optional(slug),
    after: optional(id),
    before: optional(id),
  });

export const payloads = {
  'accounts.register': { query: Type.Object({ clientId: text(128) }), body: RegistrationBody, answer: entity.CreateAccountAnswer },
  'accounts.update': {
    body: Type.Object({ id: optional(id), userPoolId: optional(text(60)), dynamicData: answers }),
    answer: entity.Account,
  },
  'accounts.mine': { answer: list(entity.Account) },
  'accounts.byToken': { headers: linkToken, answer: entity.Account },
  'accounts.statusColours': { answer: Type.Record(Type.String(), Type.String()) },
  'accounts.formSlugConfig': { params: param.projectOrSlug, answer: list(entity.FormSlugConfig) },
  'accounts.loginHistory': {
    query: Type.Object({ clientId: text(128) }),
    body: Type.Object({ userPoolId: text(60), loginType: Type.Literal('login'), email: text(255) }),
    answer: Type.Object({ id }),
  },
  'accounts.vinCheck': {
    query: Type.Object({ vinCheckerUrl: text(2000) }),
    body: Type.Object({ manufacturer: text(100), model: text(100), year: Type.Union([text(10), Type.Number()]), vinNumber: text(40) }),
    answer: entity.VinAnswer,
  },
  'accounts.one': { params: param.id, answer: entity.Account },
  'accounts.registrationPdf': { answer: Type.Unsafe<Blob>({ description: 'application/pdf' }) },
  'profile.read': { answer: profile.Profile },
  'profile.change': {
    body: Type.Object({ name: text(255), family_name: text(255), address: profile.PostalAddress }, { additionalProperties: false }),
    answer: profile.Profile,
  },
  'profile.startContact': {
    body: Type.Object({ kind: profile.ContactKind, value: text(400) }, { additionalProperties: false }),
    answer: profile.Profile,
  },
  'profile.confirmContact': {
    body: Type.Object(
      { kind: profile.ContactKind, code: text(maxPasscodeText), presentCode: optional(text(maxPasscodeText)) },
      { additionalProperties: false },
    ),
    answer: profile.Profile,
  },
  'profile.cancelContact': {
    body: Type.Object({ kind: profile.ContactKind }, { additionalProperties: false }),
    answer: profile.Profile,
  },
  'submissions.claims': { answer: Type.Object({ claims: list(ClaimsAnswer) }) },
  'submissions.bookingConfig': { query: Type.Object({ projectId: text(100) }), answer: entity.BookingConfig },
  'submissions.byToken': { headers: linkToken, answer: Type.Union([Submission, Type.Null()]) },
  'submissions.detail': {
    params: param.id,
    query: Type.Object({
      language: optional(Type.String({ pattern: '^[a-z]{2}$', description: 'Default: that of the visitor.' })),
      version,
    }),
    answer: entity.SubmissionDetail,
  },
  'submissions.ofAccount': { params: param.accountId, answer: list(Submission) },
  'submissions.create': { body: SubmissionBody, answer: Submission },
  'submissions.update': { headers: linkToken, body: SubmissionBody, answer: Submission },
  'submissions.precondition': { body: Precondition, answer: Type.Boolean() },
  'submissions.preconditionByToken': { body: Precondition, answer: Type.Boolean() },
  'submissions.pdfPreview': {
    query: Type.Object({ submissionId: id, version }),
    body: Type.Object({ data: answers, pdfUrl: optional(text(2000)), attachmentTypeId: optional(text(100)) }),
    answer: Type.Unsafe<Blob>({ description: 'application/pdf' }),
  },
  'submissions.mailCopy': { headers: linkToken, params: param.id, answer: Type.Object({ sentTo: text() }) },
  'submissions.mailCopyOffer': {
    headers: linkToken,
    params: param.id,
    answer: Type.Object({ offered: Type.Boolean({ description: 'Whether a copy can be mailed: else `mailCopy` refuses.' }) }),
  },
  'submissions.giveBack': {
    params: param.id,
    body: Type.Object({ reason: Type.String({ minLength: 1, maxLength: maxCorrectionReason }) }, { additionalProperties: false }),
    answer: Type.Object({}),
  },
  'submissions.withdrawCorrection': { params: param.id, answer: Type.Object({}) },
  'submissions.one': { params: param.id, answer: Submission },
  'links.send': {
    body: Type.Object({ formSlug: slug, submissionId: optional(id) }),
    answer: Type.Object({ sentTo: text(), expiresAt: Type.String({ format: 'date-time' }) }),
  },
  'users.status': {
    query: Type.Object({ userPoolId: text(60), email: text(255) }),
    answer: Type.Object({ status: Type.Union([Type.Literal('Active'), Type.Literal('Inactive')]) }),
  },
  'users.verifyEmail': {
    query: Type.Object({ userPoolId: text(60), email: text(400), accountId: optional(text(64)) }),
    answer: entity.CheckAnswer,
  },
  'users.verifyPhone': { query: Type.Object({ userPoolId: text(60), value: text(60) }), answer: entity.CheckAnswer },
  'users.identify': {
    body: Type.Object({
      userPoolId: text(60),
      token: text(200),
      use: optional(
        Type.Boolean({
          description: 'False: the link is not used up. For a page that was only opened, which a scanner of mails does too.',
        }),
      ),
    }),
    answer: entity.TokenIdentification,
  },
  'documents.own': {
    params: param.id,
    query: Type.Object({ as: optional(Type.Literal('jpeg')) }),
    answer: Type.Unsafe<Blob>({ description: 'the file' }),
  },
  'documents.esign': { query: documentOf, answer: Type.Object({ link: text(4000) }) },
  'documents.esignCallback': { query: documentOf, answer: Type.Object({ signingStatus: text() }) },
  'documents.send': { body: file.DocumentToSend, bodyBytes: file.maxDocumentText + 16_384, answer: entity.EDocument },
  'documents.withdraw': { params: param.id, answer: Type.Object({}) },
  'documents.urlByType': { query: Type.Object({ submissionId: id, attachmentTypeId: text(100) }), answer: entity.DocumentUrl },
  'attachments.ofAccount': { params: param.id, query: purpose, answer: list(file.AttachmentItem) },
  'attachments.ofSubmission': { params: param.id, query: sentWith, answer: list(file.AttachmentItem) },
  'attachments.esignList': { params: param.id, answer: list(entity.EDocument) },
  'attachments.esignListOfAccount': { params: param.id, answer: list(entity.EDocument) },
  'attachments.add': { params: param.id, body: file.FileOfDraft, answer: file.AttachmentLink },
  'attachments.remove': { params: param.id, answer: Type.Object({}) },
  'attachments.sendAgain': { params: param.id, body: file.FileAgain, answer: file.AttachmentLink },
  'attachments.dismiss': { params: param.id, answer: Type.Object({}) },
  'attachments.configuration': { query: Type.Object({ userPoolId: text(60) }), answer: entity.AttachmentConfiguration },
  'addresses.countries': { answer: Type.Object({ countries: list(country) }) },
  'addresses.find': { query: Type.Object({ country, postcode: text(20) }), answer: FoundAddresses },
  'contact.send': {
    body: Type.Object(
      {
        name: text(),
        email: text(),
        message: text(20_000),
        leaveEmpty: optional(text()),
      },
      { additionalProperties: false },
    ),
    answer: Type.Object({ sent: Type.Boolean() }),
  },
  'errors.log': { body: Type.Object({ message: text(4000), status: optional(whole), path: optional(text(300)) }), answer: Type.Object({}) },
  'drafts.save': { body: DraftBody, answer: Submission },
  'drafts.delete': {
    params: param.id,
    body: Type.Object({ version: optional(count), triedKeys }, { additionalProperties: false }),
    answer: Type.Object({}),
  },
  'drafts.one': {
    query: Type.Object({ formSlug: slug, submissionId: optional(id) }),
    answer: Type.Union([Submission, Type.Null()]),
  },
  'workspace.accounts': { query: listQuery(accountSorts, accountFilters), answer: entity.AccountPage },
  'workspace.submissions': { query: listQuery(submissionSorts, submissionFilters), answer: entity.SubmissionPage },
  'workspace.documentTemplates': {
    answer: Type.Object({ templates: list(Type.Object({ asset: text(200), name: text() })), kinds: list(text(100)) }),
  },
  'workspace.documentRuns': { answer: status.DocumentRuns },
  'workspace.statuses': { answer: Type.Object({ statuses: list(Type.Object({ code: text(100), name: text() })) }) },
  'workspace.status': { answer: status.StatusOfAccount },
  'workspace.setStatus': { body: status.StatusToSet, answer: status.StatusOfAccount },
  'workspace.readStatusFile': { body: status.StatusFile, bodyBytes: 4 * maxStatusFileLength, answer: status.StatusFilePreview },
  'workspace.readDocumentFile': {
    body: status.DocumentFile,
    bodyBytes: 4 * maxStatusFileLength + 2 * maxRunDocumentBytes,
    answer: status.DocumentFilePreview,
  },
  'workspace.startRun': { params: param.id, answer: status.RunProgress },
  'workspace.run': { params: param.id, answer: status.RunProgress },
  'workspace.undoStatus': { body: Type.Object({ number: count }, { additionalProperties: false }), answer: status.StatusOfAccount },
} as const satisfies Record<RouteName, Payload>;

type Part<Name extends RouteName, Key extends keyof Payload> = (typeof payloads)[Name] extends {
  readonly [P in Key]: infer Schema extends TSchema;
}
  ? Static<Schema>
  : undefined;

/** Types of one call, for clients: `CallOf<'submissions.create'>['body']`. */
export interface CallOf<Name extends RouteName> {
  params: Part<Name, 'params'>;
  query: Part<Name, 'query'>;
  body: Part<Name, 'body'>;
  answer: Part<Name, 'answer'>;
}
