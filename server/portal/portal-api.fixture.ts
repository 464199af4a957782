import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastifyCookie } from '@fastify/cookie';
import { fastify, type FastifyBaseLogger } from 'fastify';
import type { Tenant, Theme } from '#schemas/tenant';
import { readSettings } from '../platform/config/index.ts';
import { settings } from '../settings/index.ts';
import type { Actor } from '../platform/http/requests/actor.ts';
import type { Database } from '../platform/db/index.ts';
import { noAddressLookup } from '../services/address-lookup/index.ts';
import { createDiskStore, createFileLinks, fileRoutes, processDue, type SigningKey } from '../services/files/index.ts';
import type { Scan } from '../services/files/scan-and-thumbnail/scan/scan-result.ts';
import { answerError } from '../platform/problems/problems.ts';
import { secretsFrom } from '../services/identity/index.ts';
import type { Log } from '../platform/log/log.ts';
import { recordFileEvent } from './records/audit/record-file-event.ts';
import { builtInProvider } from './documents/esign/built-in-provider.ts';
import { createCertifier, type Certify } from './documents/esign/certificate/certify.ts';
import { createAnswerReader } from './documents/pdf/questions/read-answers.ts';
import { createPageContext } from './documents/plain-page/page-context.ts';
import { signRoutes, type SignRoutesOptions } from './documents/esign/page/sign-routes.ts';
import type { SignParts } from './documents/esign/sign-document.ts';
import type { CallParts } from './calls/call-parts.ts';
import { messageRoutes } from './calls/contact/message-routes.ts';
import { portalRoutes, type PortalRoutesOptions } from './calls/portal-routes.ts';
import { sweepPortal, type Retention } from './jobs/sweeps/sweep-portal.ts';
import { seedAccounts } from './records/account/seed-accounts.ts';

const plain = {
  pages: [
    {
      elements: [
        { type: 'text', name: 'registration', isRequired: true },
        { type: 'file', name: 'logbook', allowMultiple: true },
      ],
    },
  ],
};

/** Content of the test tenant, by schema. */
export const content = {
  'submission-form': [
    { slug: 'claim', name: { en: 'Your claim' }, version: 3, additionalForm: false, surveyDefinition: plain },
    { slug: 'extra', name: { en: 'More' }, version: 1, additionalForm: true, surveyDefinition: plain },
    { slug: 'assigned', name: { en: 'For some' }, version: 1, restricted: true, surveyDefinition: plain },
    { slug: 'by-link', name: { en: 'By link' }, version: 1, opensByLink: true, surveyDefinition: plain },
    { slug: 'over', name: { en: 'Over' }, version: 1, status: 'Inactive', surveyDefinition: plain },
  ] as Record<string, unknown>[],
  configuration: [
    { slug: 'attachments', allowedFileTypeList: ['.pdf', '.png', '.jpg', '.txt', '.docx', '.xlsx', '.gif'], filePurposeList: [] },
  ] as Record<string, unknown>[],
  theme: [] as Record<string, unknown>[],
  dictionary: [] as Record<string, unknown>[],
};

export interface PortalFixture {
  readonly validateAnswers?: CallParts['validateAnswers'];
  readonly content?: Partial<typeof content>;
  readonly limits?: Partial<CallParts['limits']>;
  readonly vehicleHosts?: CallParts['vehicleHosts'];
  /** Default: nothing outside answers. */
  readonly postJson?: CallParts['postJson'];
  /** Default: none. */
  readonly addressLookup?: CallParts['addressLookup'];
  /** Default: no tenant has a secret. */
  readonly verifyPerson?: CallParts['verifyPerson'];
  readonly acceptsUnchecked?: boolean;
  readonly readAsset?: CallParts['readAsset'];
  readonly pdfHosts?: CallParts['pdfHosts'];
  /** Default: nothing outside answers. */
  readonly fetchPdf?: CallParts['fetchPdf'];
  /** Default: none is made. */
  readonly makePdf?: CallParts['makePdf'];
  /** Default: the real one, shared by a file's tests. */
  readonly readAnswers?: CallParts['readAnswers'];
  /** Default: the built-in one. */
  readonly signing?: CallParts['signing'];
  /** Default: the real one, shared by a file's tests. */
  readonly certify?: Certify;
  readonly tenant?: Tenant;
  /** At whose address files are sent and asked for. Default: the tenant. */
  readonly fileTenant?: () => Tenant;
  readonly clock?: () => number;
  /** Default: nothing is logged. */
  readonly log?: Log;
  /** Default: registration is off. */
  readonly registration?: CallParts['registration'];
  /** Default: none can be sent. */
  readonly sendMail?: CallParts['sendMail'];
  /** Default: addresses cannot be changed. */
  readonly contact?: CallParts['contact'];
  readonly openSession?: PortalRoutesOptions['openSession'];
  /** Default: every session lives. */
  readonly isAlive?: SignRoutesOptions['isAlive'];
  /** Default: the header holds the subject; `staff` before it makes staff. */
  readonly authenticate?: (tenant: Tenant) => PortalRoutesOptions['authenticate'];
}

const { certify } = createCertifier();
const { readAnswers } = createAnswerReader();

/** For tests: the portal API of a tenant of its own with the accounts a-0 … a-n, over HTTP without a network. */
export async function makePortalApi(db: Database, accounts = 2, changes: PortalFixture = {}) {
  const slug = changes.tenant?.slug ?? `t${randomUUID().slice(0, 8)}`;
  const tenant =
    changes.tenant ??
    ({
      slug,
      name: { en: 'Test tenant', cy: 'Tenant prawf' },
      languages: [{ iso2Code: 'en' }, { iso2Code: 'cy' }, { iso2Code: 'ar', dir: 'rtl' }],
      identity: { userPoolId: 'pool_1', clientId: 'client', methods: ['Email'] },
      projectId: 'project-1',
      help: { phone: '0800 1' },
    } as unknown as Tenant);
  const time = { now: Date.UTC(2026, 0, 5, 9) };
  const clock = changes.clock ?? (() => time.now);
  const items = (of: string, schema: string) =>
    of === slug ? ({ ...content, ...changes.content }[schema as keyof typeof content] ?? []) : [];
  const key: SigningKey = { accessKeyId: 'portico', secretAccessKey: 'a link key of more than 32 characters', region: 'local' };
  const folder = mkdtempSync(join(tmpdir(), 'portal-files-'));
  const store = createDiskStore(folder);
  const portal: CallParts & SignParts = {
    db,
    clock,
    readContent: async (of, schema, name) => items(of, schema).find((item) => item['slug'] === name) ?? null,
    listContent: async (of, schema) => items(of, schema),
    links: createFileLinks(key, clock),
    files: store,
    validateAnswers: changes.validateAnswers ?? (async (_, { answers }) => ({ answers, errors: [] })),
    bookingMarks: secretsFrom({ sessionKey: 'a session key of more than 32 chars', codePepper: 'a pepper of more than 32 characters' })
      .marks,
    hmac: secretsFrom({ sessionKey: 'a session key of more than 32 chars', codePepper: 'a pepper of more than 32 characters' }).hmac,
    signing: changes.signing ?? (() => builtInProvider(db, clock)),
    certify: changes.certify ?? certify,
    vehicleHosts: changes.vehicleHosts ?? [],
    postJson: changes.postJson ?? (() => Promise.reject(new Error('nothing is out there'))),
    addressLookup: changes.addressLookup ?? noAddressLookup,
    verifyPerson: changes.verifyPerson ?? (async () => 'not-asked'),
    acceptsUnchecked: changes.acceptsUnchecked ?? false,
    registration: changes.registration,
    sendMail: changes.sendMail ?? (() => Promise.reject(new Error('nothing is sent'))),
    contact: changes.contact,
    settingsOf: (of) => (of === slug ? tenant : undefined),
    readAsset: changes.readAsset ?? (async () => null),
    pdfHosts: changes.pdfHosts ?? [],
    fetchPdf: changes.fetchPdf ?? (() => Promise.reject(new Error('nothing is out there'))),
    readAnswers: changes.readAnswers ?? readAnswers,
    makePdf: changes.makePdf ?? (async () => ({ failure: 'made', why: 'none is made' })),
    keepDays: readSettings(settings.keepDays, {}),
    limits: {
      uploadBytes: 1024 * 1024,
      storageBytes: 10 * 1024 * 1024,
      lookups: 1000,
      codesPerHour: 1000,
      signIn: 1000,
      registrations: 1000,
      registrationBytes: 100 * 1024 * 1024,
      messages: 1000,
      tenantMessages: 100_000,
      pdfs: 1000,
      ...changes.limits,
    },
  };
  await seedAccounts(db, {
    tenant: slug,
    projectId: 'project-1',
    claimants: Array.from({ length: accounts }, (_, index) => claimant(index)),
  });

  const app = fastify({
    ...(changes.log ? { loggerInstance: changes.log as FastifyBaseLogger } : {}),
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 500 },
  });
  app.setErrorHandler(answerError);
  app.register(fastifyCookie);
  const authenticate = changes.authenticate?.(tenant) ?? (async (request) => bySubject(slug, request.headers.authorization));
  await app.register(portalRoutes, {
    parts: portal,
    tenantOf: () => tenant,
    originOf: ({ protocol, host }) => `${protocol}://${host}`,
    authenticate,
    openSession: changes.openSession,
    formBytes: readSettings(settings.limits, {}).formBytes,
  });
  const pages: SignRoutesOptions = {
    parts: portal,
    tenantOf: () => tenant,
    pageContextOf: createPageContext({
      assetAddress: () => '',
      content: portal,
      isTheme: (theme): theme is Theme => theme !== undefined,
      sheets: ['/build/portal.css'],
      log: changes.log ?? { warn: () => {} },
    }),
    languageOf: ({ cookies }) => cookies['language'] ?? 'en',
    isAlive: changes.isAlive ?? (async () => true),
    https: false,
  };
  await app.register(signRoutes, pages);
  await app.register(messageRoutes, { ...pages, parts: portal, originOf: ({ protocol, host }) => `${protocol}://${host}` });
  const files = { db, store, clock, record: recordFileEvent };
  await app.register(fileRoutes, {
    ...files,
    tenantOf: changes.fileTenant ?? (() => tenant),
    key,
    storageBytes: portal.limits.storageBytes,
    onReceived: () => {},
  });

  const call = async (
    who: string | undefined,
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    body?: object,
    headers: Record<string, string> = {},
  ) => app.inject({ method, url, headers: { ...(who ? { authorization: who } : {}), ...headers }, ...(body ? { payload: body } : {}) });
  const send = (link: string, body: Buffer, type = 'application/pdf') => {
    const { pathname, search, host } = new URL(link);
    return app.inject({
      method: 'PUT',
      url: pathname + search,
      payload: body,
      headers: { host, 'content-type': type, 'content-length': String(body.length) },
    });
  };
  /** Processes every file that is due. */
  const process = async (scan: Scan | null = null): Promise<void> => {
    while ((await processDue({ ...files, scan, log: { warn: () => {}, error: () => {} } })) !== 'nothing-due');
  };
  return {
    /** Folder of its files, under the tenant. */
    folder,
    app,
    portal,
    tenant,
    time,
    call,
    save: (who: string, changed: object = {}, key?: string) =>
      call(
        who,
        'POST',
        '/api/Submissions',
        { userPoolId: 'pool_1', formSlug: 'claim', isSaveAndReturn: true, dynamicData: { registration: 'CF14' }, ...changed },
        key ? { 'idempotency-key': key } : {},
      ),
    /** Sends a file the way a browser does, and has it processed. */
    put: async (link: string, body: Buffer, type = 'application/pdf') => {
      const answer = await send(link, body, type);
      await process();
      return answer;
    },
    send,
    process,
    /** Deletes what is too old at this time; a sweep that fails fails the test. */
    sweep: (now = time.now, keep: Partial<Retention> = {}) =>
      sweepPortal({ db, store, log: { warn: failed } }, now, { ...readSettings(settings.keepDays, {}), ...keep }),
  };
}

const failed = ({ err }: { err?: unknown }): never => {
  throw err;
};

const claimant = (index: number) => ({
  id: `a-${index}`,
  identifier: `R-${index}`,
  name: `Name${index}`,
  family_name: `Family${index}`,
  email: `person${index}@example.org`,
  phone: `+4477009000${String(index).padStart(2, '0')}`,
  active: true,
  status: 1,
  statusCode: 'WFS_Registration_Draft',
  createdAt: '2026-01-02T03:04:05.000Z',
  submissions: [],
});

function bySubject(tenant: string, header: string | undefined): Actor | null {
  const index = /(\d+)$/.exec(header ?? '')?.[1];
  if (!header || !index) return null;
  const email = `person${index}@example.org`;
  const manager = header.startsWith('manager');
  const staff = manager || header.startsWith('staff');
  const own = staff ? {} : { email };
  return { tenant, sub: header, username: email, name: header, ...own, groups: [], staff, manager, editor: false, originJti: header };
}
