import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { publishedCheck } from '#schemas/check';
import { minuteMs } from '#locale/dates-and-numbers/units-of-time';
import type { Theme } from '#schemas/tenant';
import type { Context } from './open-context.ts';
import { ownOrigins, languageOf } from '../platform/http/index.ts';
import { createDiskStore, createFileLinks, createScanner, fileRoutes, startProcessing, type SigningKey } from '../services/files/index.ts';
import { storedNames } from '../platform/disk/index.ts';
import {
  builtInProvider,
  createAnswerReader,
  createCertifier,
  createPageContext,
  createPdfMaker,
  signRoutes,
} from '../portal/documents/index.ts';
import { startRounds } from '../platform/workers/index.ts';
import { createFetchPdf, createGetJson, createPostJson } from '../platform/outbound-http/index.ts';
import { createAddressLookup, noAddressLookup } from '../services/address-lookup/index.ts';
import { createAnswerValidator } from '../portal/rules/index.ts';
import { interviewEventRoute, messageRoutes, portalRoutes, runWorkers, statusChangesRoute } from '../portal/calls/index.ts';
import { recordFileEvent, workOffRuns } from '../portal/records/index.ts';
import { sweepPortal } from '../portal/jobs/index.ts';
import { demoAddresses, demoCalendar } from '../web/demo/index.ts';
import { assetAddress, unversioned } from '../web/content-relay/index.ts';
import { calendarKeys } from './calendar-keys.ts';
import type { ContentParts } from './register-content.ts';
import type { SignInParts } from './register-sign-in.ts';
import { startSweeping } from './start-sweeping.ts';

/** The portal API, the pages of its own, and the files it links to. `sheets`: addresses of the portal's own stylesheets. */
export function registerPortal(
  app: FastifyInstance,
  { config, demo, https, db, clock, log, secrets, tenants, tenantOf }: Context,
  content: ContentParts,
  { authenticate, isSessionAlive, registration, contact, openSession, sendMail, verifyPerson }: SignInParts,
  sheets: readonly string[] = [],
): void {
  const key: SigningKey = { accessKeyId: 'portico', secretAccessKey: config.secrets.linkKey, region: 'local' };
  const store = createDiskStore(join(config.dataDir, storedNames.files));
  const validator = createAnswerValidator();
  const pdfs = createPdfMaker();
  const certifier = createCertifier();
  const reader = createAnswerReader();
  const builtIn = builtInProvider(db, clock);
  const parts = {
    db,
    clock,
    readContent: async (tenant: string, schema: string, slug: string) => (await content.list(tenant, schema, slug))[0] ?? null,
    listContent: (tenant: string, schema: string) => content.list(tenant, schema),
    links: createFileLinks(key, clock),
    files: store,
    validateAnswers: validator.validateAnswers,
    hmac: secrets.hmac,
    bookingMarks: secrets.marks,
    signing: () => builtIn,
    certify: certifier.certify,
    vehicleHosts: config.vehicleHosts,
    postJson: createPostJson(),
    addressLookup:
      createAddressLookup({ settings: config.addressLookup, getJson: createGetJson(), log }) ?? (demo ? demoAddresses : noAddressLookup),
    verifyPerson,
    acceptsUnchecked: config.recaptchaOutage === 'accept',
    readAsset: content.asset,
    settingsOf: (tenant: string) => tenants.bySlug(tenant),
    pdfHosts: config.pdfHosts,
    fetchPdf: createFetchPdf(),
    makePdf: pdfs.makePdf,
    readAnswers: reader.readAnswers,
    registration,
    sendMail,
    contact,
    limits: config.limits,
    keepDays: config.keepDays,
    ...(demo ? { calendarStandIn: demoCalendar } : {}),
  };
  const originOf = ownOrigins(config);
  app.register(portalRoutes, {
    parts,
    tenantOf,
    originOf,
    authenticate,
    openSession,
    formBytes: config.limits.formBytes,
  });
  app.register(interviewEventRoute, { parts, tenantOf, keyOf: calendarKeys({ config, demo, secrets }) });
  app.register(statusChangesRoute, { parts, tenantOf });
  const scan = createScanner(config.scanUrl);
  if (!scan && !demo) log.warn('no virus scanner is set (PORTICO_SCAN_URL): files that people send are checked by their kind only');
  const processing = startProcessing({ db, store, clock, scan, record: recordFileEvent, log });
  const { storageBytes } = config.limits;
  app.register(fileRoutes, { db, store, tenantOf, key, clock, storageBytes, record: recordFileEvent, onReceived: processing.runNow });
  const themeIssues = publishedCheck('theme');
  const isTheme = (theme: unknown): theme is Theme => theme !== undefined && themeIssues(theme).length === 0;
  const pages = {
    parts,
    tenantOf,
    pageContextOf: createPageContext({
      content: parts,
      isTheme,
      sheets,
      assetAddress: (tenant, asset) => assetAddress(unversioned(tenant), asset),
      log,
    }),
    languageOf,
    https,
  };
  app.register(signRoutes, { ...pages, isAlive: isSessionAlive });
  app.register(messageRoutes, { ...pages, originOf });
  const stopSweeping = startSweeping(
    () => sweepPortal({ db, store, log }, clock(), config.keepDays),
    (error) => log.warn({ err: error }, 'nothing was swept; it will be tried again'),
  );
  // What a process that ended left of runs of many accounts.
  const runs = startRounds(() => workOffRuns(db, runWorkers(parts)).then(() => false), {
    everyMs: minuteMs,
    firstMs: 5000,
    onFailure: (error) => log.warn({ err: error }, 'a batch of statuses or documents is not done yet; it will be tried again'),
  });
  app.addHook('onClose', async () => {
    await Promise.all([stopSweeping(), processing.stop(), runs.stop()]);
    await Promise.all([validator.close(), pdfs.close(), certifier.close(), reader.close()]);
  });
}
