import { randomUUID } from 'node:crypto';
import { routes, type RouteName } from '../../schemas/api/routes.ts';

/** Everything one account owns that a call can name. */
export interface Belongings {
  readonly accountId: string;
  readonly submissionId: string;
  readonly fileId: string;
  readonly documentId: string;
}

export interface ObjectCall {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly url: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

type CallFor = (route: (typeof routes)[RouteName], target: Belongings) => ObjectCall;

const answers = { userPoolId: 'pool', formSlug: 'claim', isSaveAndReturn: true, dynamicData: { registration: 'STOLEN' } };
const at =
  (thing: keyof Belongings): CallFor =>
  ({ method, path }, target) => ({ method, url: path.replace(/:\w+/, target[thing]) });
const withBody =
  (bodyOf: (target: Belongings) => object): CallFor =>
  ({ method, path }, target) => ({ method, url: path, body: bodyOf(target) });

const ofDocument: CallFor = ({ method, path }, { submissionId, documentId }) => ({
  method,
  url: `${path}?submissionId=${submissionId}&documentId=${documentId}`,
});

/** How each route names a thing that may be another person's. */
const objectCalls: { readonly [Name in RouteName]?: CallFor } = {
  'accounts.one': at('accountId'),
  'accounts.update': withBody(({ accountId }) => ({ id: accountId, dynamicData: { town: 'STOLEN' } })),
  'submissions.one': at('submissionId'),
  'submissions.detail': at('submissionId'),
  'submissions.mailCopy': at('submissionId'),
  'submissions.mailCopyOffer': at('submissionId'),
  'submissions.ofAccount': at('accountId'),
  'submissions.create': withBody(({ accountId, submissionId }) => ({ ...answers, accountId, id: submissionId })),
  'submissions.update': withBody(({ submissionId }) => ({ ...answers, id: submissionId })),
  'submissions.giveBack': ({ method, path }, { submissionId }) => ({
    method,
    url: path.replace(':id', submissionId),
    body: { reason: 'STOLEN' },
  }),
  'submissions.withdrawCorrection': at('submissionId'),
  'submissions.precondition': withBody(({ submissionId }) => ({ formSlug: 'claim', submissionId })),
  'submissions.pdfPreview': ({ method, path }, { submissionId }) => ({
    method,
    url: `${path}?submissionId=${submissionId}`,
    body: { data: { registration: 'STOLEN' } },
  }),
  'drafts.save': withBody(({ submissionId }) => ({ formSlug: 'claim', submissionId, dynamicData: { registration: 'STOLEN' } })),
  'drafts.delete': ({ method, path }, { submissionId }) => ({ method, url: path.replace(':id', submissionId), body: {} }),
  'documents.own': at('fileId'),
  'documents.urlByType': ({ method, path }, { submissionId }) => ({
    method,
    url: `${path}?submissionId=${submissionId}&attachmentTypeId=logbook`,
  }),
  'documents.esign': ofDocument,
  'documents.esignCallback': ofDocument,
  'documents.withdraw': at('documentId'),
  'attachments.ofAccount': at('accountId'),
  'attachments.ofSubmission': at('submissionId'),
  'attachments.add': ({ method, path }, { submissionId }) => ({
    method,
    url: path.replace(':id', submissionId),
    body: { id: randomUUID(), questionName: 'logbook', fileName: 'stolen.pdf', size: 4, contentType: 'application/pdf' },
  }),
  'attachments.remove': at('fileId'),
  'attachments.sendAgain': ({ method, path }, { fileId }) => ({
    method,
    url: path.replace(':id', fileId),
    body: { fileName: 'stolen.pdf', size: 4, contentType: 'application/pdf' },
  }),
  'attachments.dismiss': at('fileId'),
  'attachments.esignList': at('submissionId'),
  'attachments.esignListOfAccount': at('accountId'),
  'links.send': withBody(({ submissionId }) => ({ formSlug: 'claim', submissionId })),
  'documents.send': withBody(({ submissionId }) => ({ submissionId, name: 'STOLEN', filePurpose: 'Agreement', pdf: 'JVBERi0=' })),
};

/** Routes that name no one's things: they are about the caller, or about no person. */
export const selfCalls: readonly RouteName[] = [
  'accounts.register',
  'accounts.mine',
  'accounts.statusColours',
  'accounts.formSlugConfig',
  'accounts.loginHistory',
  'accounts.vinCheck',
  'addresses.countries',
  'addresses.find',
  'submissions.claims',
  'submissions.bookingConfig',
  'attachments.configuration',
  'contact.send',
  'errors.log',
  'drafts.one',
  'accounts.registrationPdf',
  'profile.read',
  'profile.change',
  'profile.startContact',
  'profile.confirmContact',
  'profile.cancelContact',
  'accounts.byToken',
  'submissions.byToken',
  'submissions.preconditionByToken',
  'users.identify',
  'users.status',
  'users.verifyEmail',
  'users.verifyPhone',
  'workspace.documentTemplates',
  'workspace.status',
  'workspace.setStatus',
  'workspace.undoStatus',
];

/** Lists of the whole tenant, for staff alone. */
export const staffLists: readonly RouteName[] = ['workspace.accounts', 'workspace.submissions'];

/** What changes many accounts, for managers of the staff alone. */
export const managerCalls: readonly RouteName[] = [
  'workspace.documentRuns',
  'workspace.statuses',
  'workspace.readStatusFile',
  'workspace.readDocumentFile',
  'workspace.startRun',
  'workspace.run',
];

const aboutOneself = { formSlug: 'claim', userPoolId: 'p', loginType: 'login', email: 'a@example.org', message: 'm' };

/** Of a route that takes nothing else. */
const bodies: { readonly [Name in RouteName]?: object } = {
  'contact.send': { name: 'Ann', email: 'a@example.org', message: 'm' },
  'workspace.setStatus': { replaces: 'WFS_Registration_Draft', code: 'STOLEN', day: '2026-01-01' },
  'workspace.undoStatus': { number: 1 },
  'workspace.readStatusFile': { file: 'number,code,day\nR-0,STOLEN,2026-01-01' },
  'workspace.readDocumentFile': { file: 'number\nR-0', name: 'STOLEN', filePurpose: 'Agreement', pdf: 'JVBERi0=' },
};

/** A call of such a route that is well formed. */
export function selfCallFor(name: RouteName): ObjectCall {
  const { method, path } = routes[name];
  const url = path.replace(/:\w+/, 'claim') + (method === 'GET' ? '?formSlug=claim&projectId=p' : '?clientId=c');
  return { method, url, ...(method === 'GET' ? {} : { body: bodies[name] ?? aboutOneself }) };
}

/** A signature is personal: no other person, staff included, may ask for one. */
export const notForStaff: readonly RouteName[] = ['documents.esign', 'documents.esignCallback'];

/** Ids in the same form that belong to no one. */
export const nothing = (): Belongings => ({
  accountId: randomUUID(),
  submissionId: randomUUID(),
  fileId: randomUUID(),
  documentId: randomUUID(),
});

export const objectRoutes = Object.keys(objectCalls) as RouteName[];

export const callFor = (name: RouteName, target: Belongings): ObjectCall => (objectCalls[name] as CallFor)(routes[name], target);
