import type { FastifyInstance } from 'fastify';
import type { Dictionary, Tenant } from '#schemas/tenant';
import { passcodeLimits } from '#schemas/values/passcode';
import {
  type AdmitPerson,
  authRoutes,
  createDocumentPerson,
  type DocumentPerson,
  embeddedVerifier,
  makeAuthenticate,
  personAdmitter,
  sessionOpener,
  Sessions,
  sweepSignIn,
  type AuthOptions,
} from '../web/sign-in/index.ts';
import { type Authenticate, type OpenSession, demoOrigin, ownOrigins } from '../platform/http/index.ts';
import type { Context } from './open-context.ts';
import {
  createIdentity,
  createSignInLimiter,
  identityRoutes,
  poolOf,
  poolsOf,
  sweepIdentity,
  type Pool,
  type Contact,
  type Registration,
} from '../services/identity/index.ts';
import { createPostForm } from '../platform/outbound-http/index.ts';
import { createVerifyPerson, type VerifyPerson } from '../services/recaptcha/index.ts';
import { makeMailer, queueMessage, type Queued, startDelivery, sweepMessages } from '../services/messages/index.ts';
import { sweepWindows } from '../platform/rate-counters/index.ts';
import { signOutInactive } from './sign-out-inactive.ts';
import { startSweeping } from './start-sweeping.ts';

interface SignInDependencies {
  readonly context: Context;
  /** The tenant's own words, for mail and the page that unlocks a sign-in. */
  readonly dictionaryOf: (tenant: string) => Promise<Dictionary | undefined>;
  /** What sign-in asks of an account (LOGIN-05, PAGE-20). */
  readonly accountOf: NonNullable<AuthOptions['accountOf']>;
}

/** What the portal asks of sign-in: who calls, and how a new person becomes able to sign in. */
export interface SignInParts {
  /** Whether a sign-in lives, by the `origin_jti` of its tokens; asking counts as something that its person did. */
  readonly isSessionAlive: (tenant: Tenant, session: string) => Promise<boolean>;
  readonly authenticate: Authenticate;
  readonly verifyPerson: VerifyPerson;
  readonly registration: Registration | undefined;
  readonly contact: Contact | undefined;
  readonly openSession: OpenSession | undefined;
  readonly documentPerson: DocumentPerson;
  /** Puts mail into the outbox. */
  readonly sendMail: (mail: Queued) => Promise<void>;
  /** In demo mode only. */
  readonly admitPerson: AdmitPerson | undefined;
}

/** Identity, sign-in and the mail they send. */
export function registerSignIn(app: FastifyInstance, { context, dictionaryOf, accountOf }: SignInDependencies): SignInParts {
  const { config, demo, https, clock, db, log, secrets, tenantOf } = context;
  const { messageGateway: gateway } = config;
  const mailer = makeMailer({
    smtpUrl: config.smtpUrl,
    mailFrom: config.mailFrom,
    ...(gateway.url ? { gateway: { url: gateway.url, token: gateway.token } } : {}),
    ...(demo ? { print: (line: string) => log.info({ demoMessage: line }, 'a message was sent') } : {}),
  });
  const delivery = startDelivery({
    db,
    mailer,
    seal: secrets.messages,
    clock,
    keepBodies: demo,
    log,
  });

  const sessions = new Sessions({ db, secrets, clock });
  const limiter = createSignInLimiter({ db, hmac: secrets.hmac, clock, limits: config.limits });
  const pools = keptPools(context, dictionaryOf);
  const identity = createIdentity({
    db,
    pools: poolsOf(() => pools.values()),
    secrets,
    clock,
    issuerBase: `${config.origin}/identity`,
    limits: { ...passcodeLimits, codesPerHour: config.limits.codesPerHour },
    ...(demo ? { originOf: ({ tenant }: Pool) => demoOrigin(config, context.tenants.bySlug(tenant) ?? {}) } : {}),
    limiter,
    outbox: delivery,
    endSessions: (trx, tenant, sub, but) => sessions.endSessions(trx, tenant, sub, but),
  });
  const verifier = embeddedVerifier(identity, clock);
  const originOf = ownOrigins(config);
  const verifyPerson = createVerifyPerson({
    db,
    clock,
    hmac: secrets.hmac,
    secrets: config.recaptchaSecrets,
    postForm: createPostForm(),
    log,
  });
  app.register(identityRoutes, {
    identity,
    isOwnOrigin: (request, origin) => origin === originOf(request, tenantOf(request)),
    poolIdOf: (request) => tenantOf(request).identity.userPoolId,
  });
  app.register(authRoutes, {
    db,
    secrets,
    clock,
    tenantOf,
    https,
    provider: identity,
    verifier,
    sessions,
    limiter,
    accountOf,
    verifyPerson,
    unlock: identity.unlock,
    dictionaryOf,
  });
  const stopSweeping = startSweeping(
    () => Promise.all([sweepIdentity, sweepSignIn, sweepMessages, sweepWindows].map((sweep) => sweep(db.kysely, clock()))),
    (error) => log.warn({ err: error }, 'old sign-in data was not deleted; it will be tried again'),
  );
  app.addHook('onClose', async () => {
    await Promise.all([stopSweeping(), delivery.stop()]);
  });
  const mayGoOn = signOutInactive({
    isInactive: async ({ tenant, username }) => {
      const found = context.tenants.bySlug(tenant);
      return found !== undefined && (await accountOf(found, username)).status === 'Inactive';
    },
    endAll: async ({ tenant, sub }) => {
      const found = context.tenants.bySlug(tenant);
      if (found) await sessions.endAll(found, sub);
    },
    clock,
  });
  const caller = makeAuthenticate({ tenantOf, verifier, sessions });
  const authenticate: Authenticate = async (request) => {
    const actor = await caller(request);
    return actor && (await mayGoOn(actor)) ? actor : null;
  };
  const openSession = sessionOpener({ tenantOf, https, provider: identity, verifier, sessions, clock });
  const documentPerson = createDocumentPerson({ tenantOf, https, provider: identity, verifier, sessions, clock, mayGoOn });
  const admitPerson = demo ? personAdmitter({ db, https, provider: identity, verifier, sessions, clock, accountOf }) : undefined;
  const sendMail = async (mail: Queued): Promise<void> => {
    await queueMessage(db.kysely, secrets.messages, clock(), mail);
    delivery.runNow();
  };
  return {
    authenticate,
    isSessionAlive: (tenant: Tenant, session: string) => sessions.isAlive(tenant, session, true),
    sendMail,
    verifyPerson,
    registration: identity.registration,
    contact: identity.contact,
    openSession,
    documentPerson,
    admitPerson,
  };
}

/** The pools of all tenants, renewed when a tenant's content changes. */
function keptPools({ tenants, log, demo, config }: Context, dictionaryOf: SignInDependencies['dictionaryOf']): ReadonlyMap<string, Pool> {
  const pools = new Map<string, Pool>();
  const unchecked = new Set<string>();
  const renew = (slug: string): void => {
    const tenant = tenants.bySlug(slug);
    if (!tenant) return void pools.delete(slug);
    const checksPersons = Object.hasOwn(config.recaptchaSecrets, slug);
    const at = { checksPersons, ...(demo ? { address: new URL(demoOrigin(config, tenant)).host } : {}) };
    if (tenant.identity.recaptchaKey !== undefined && !checksPersons && !unchecked.has(slug)) {
      unchecked.add(slug);
      log.warn({ tenant: slug }, 'no person is proven before a fourth passcode: PORTICO_RECAPTCHA_SECRETS has no secret of the tenant');
    }
    pools.set(slug, poolOf(tenant, at));
    dictionaryOf(slug).then(
      (dictionary) => pools.set(slug, poolOf(tenant, { ...at, dictionary })),
      (error: unknown) => log.warn({ tenant: slug, err: error }, 'the dictionary could not be read; mail uses its own words'),
    );
  };
  for (const { slug, identity } of tenants.all()) {
    renew(slug);
    if (!demo && identity.enumeration === 'spec')
      log.warn(
        { tenant: slug },
        'strangers can find out who has an account, and registrations sign in unproven (identity.enumeration: spec)',
      );
  }
  tenants.onChange(renew);
  return pools;
}
