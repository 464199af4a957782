import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Tenant } from '#schemas/tenant';
import { freePortsForPortal } from '../../scripts/test/free-ports.ts';
import { readConfig } from '../../server/platform/config/config.ts';
import { importTenantFolder, openAssetFiles, roles, saveContentClient } from '../../server/services/content/index.ts';
import { openMemoryDatabase, type Database } from '../../server/platform/db/index.ts';
import { createApp } from '../../server/platform/http/app.ts';
import { addPeople } from '../../server/services/identity/index.ts';
import { createLog } from '../../server/platform/log/log.ts';
import { registerContent } from '../../server/wiring/register-content.ts';
import { contextOf } from '../../server/wiring/context.fixture.ts';
import { registerPortal } from '../../server/wiring/register-portal.ts';
import { registerSignIn } from '../../server/wiring/register-sign-in.ts';
import { createTenantDirectory } from '../../server/web/tenants/index.ts';
import { catchMail } from './caught-mail.ts';

const hereSlug = 'meridian';
const fixtures = join(import.meta.dirname, '../../fixtures/tenants');

interface RunningPortalOptions {
  /** Opens another database. */
  readonly open?: () => Promise<Database>;
  /** Adds hooks before the parts are registered. */
  readonly prepare?: (app: FastifyInstance) => void;
}

/**
 * The portal's real parts on a free port of this machine, with the sample tenants, an in-memory database and mail by SMTP.
 * What is missing is the pages. `pass` moves the server's clock.
 */
export async function openPortal({ open = openMemoryDatabase, prepare = () => undefined }: RunningPortalOptions = {}) {
  const data = mkdtempSync(join(tmpdir(), 'portico-conformance-'));
  const mail = await catchMail();
  // The address of the tokens' issuer has to be known before the server listens.
  const port = await freePortsForPortal();
  const url = `http://127.0.0.1:${port}`;
  const config = readConfig({
    PORTICO_MODE: 'demo',
    PORT: String(port),
    PORTICO_ORIGIN: url,
    PORTICO_DATA: data,
    PORTICO_DEFAULT_TENANT: hereSlug,
    SMTP_URL: mail.url,
  });
  const log = createLog('silent');
  // Only `pass` moves it: however long a machine takes, no lock ends meanwhile.
  const time = { now: Date.now() };
  const clock = (): number => time.now;

  const db = await open();
  const files = openAssetFiles(data);
  for (const slug of readdirSync(fixtures)) await importTenantFolder(db, join(fixtures, slug), { mode: 'seed', files, log, clock });
  const tenants = await createTenantDirectory(db, { log, interval: 0 });
  const context = contextOf({ config, clock, log, db, tenants });
  const { app, listenAlso } = createApp({ config, log });
  prepare(app);
  const content = registerContent(app, context);
  const authenticate = registerSignIn(app, {
    context,
    dictionaryOf: content.dictionaryOf,
    accountOf: () => Promise.resolve({ status: 'Active' }),
  });
  registerPortal(app, context, content, authenticate);
  await app.listen({ port, host: '127.0.0.1' });
  for (const { demoPort = 0 } of tenants.all()) await listenAlso(port + demoPort);

  return {
    url,
    /** Where the tenant's user pool is asked. */
    poolEndpoint: ({ demoPort = 0 }: Tenant): string => `http://127.0.0.1:${port + demoPort}/identity/`,
    db,
    mail,
    clock,
    linkKey: config.secrets.linkKey,
    /** The tenant that answers at `url`, and another. */
    here: tenants.bySlug(hereSlug) as Tenant,
    elsewhere: tenants.bySlug('northgate') as Tenant,
    /** A sample tenant by how much it reveals of accounts that do not exist. */
    tenantThatIs: (enumeration: 'strict' | 'spec') => tenants.all().find(({ identity }) => identity.enumeration === enumeration) as Tenant,
    pass: (seconds: number): void => {
      time.now += seconds * 1000;
    },
    /** A new person who may sign in to this tenant. */
    person: async ({ identity }: Tenant, more: { groups?: string[]; enabled?: boolean } = {}) => {
      const name = randomUUID().slice(0, 8);
      const person = { sub: randomUUID(), email: `${name}@example.org`, givenName: 'Ann', familyName: name, ...more };
      await addPeople(db.kysely, identity.userPoolId, [person], clock());
      return person;
    },
    /** An identity token as a page of the portal gets it, with a session that the portal API knows. */
    signIn: async (email: string): Promise<string> => {
      const post = (path: string, body: object, cookie = '') =>
        fetch(`${url}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-portal': '1', 'sec-fetch-site': 'same-origin', cookie },
          body: JSON.stringify(body),
        });
      const started = await post('/auth/start', { method: 'Email', username: email });
      const cookies = started.headers.getSetCookie().map((line) => line.split(';')[0]);
      const answered = await post('/auth/answer', { code: await mail.codeTo(email) }, cookies.join('; '));
      return ((await answered.json()) as { idToken: string }).idToken;
    },
    /** Every process reads what changed in content within two seconds; this one does so now. */
    refresh: () => tenants.refresh(),
    /** A client of the content service with one of its built-in roles. */
    contentClient: async (app: string, role: keyof typeof roles) => {
      const client = { app, name: `${role.toLowerCase()}-${randomUUID().slice(0, 8)}`, secret: randomUUID() };
      await saveContentClient(db, { ...client, permissions: roles[role] });
      return client;
    },
    close: async (): Promise<void> => {
      await app.close();
      tenants.close();
      await db.close();
      await mail.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

export type Portal = Awaited<ReturnType<typeof openPortal>>;
