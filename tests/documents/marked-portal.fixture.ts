import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePortsForPortal } from '../../scripts/test/free-ports.ts';
import { readConfig } from '../../server/platform/config/index.ts';
import { createLog } from '../../server/platform/log/log.ts';
import { serve } from '../../server/serve.ts';
import { createFileIssues, seedDemo } from '../../server/web/demo/index.ts';
import { createBuiltRenderer } from '../../server/web/pages/index.ts';
import { ApiClient } from '../support/api-client.ts';
import { markOf, writeMarkedPeople, type TenantSlug } from './marked-people.ts';

const distDir = join(import.meta.dirname, '../../dist');
const demoPorts: Readonly<Record<TenantSlug, number>> = { northgate: 1, meridian: 2 };

export type MarkedPortal = Awaited<ReturnType<typeof openMarkedPortal>>;

interface MarkedPortalOptions {
  /** Comes between a document being drawn and what it asks of the portal. */
  readonly fetch?: (portal: typeof fetch) => typeof fetch;
  /** How long a drawing waits for its data, in milliseconds. */
  readonly dataTimeout?: () => number;
  readonly settings?: Readonly<Record<string, string>>;
  /** What its people are; without it, marked ones. */
  readonly write?: (fixtures: string) => void;
}

/** The whole portal as it is built, in this process, with `count` marked people in each demo tenant and a way to their rows. */
export async function openMarkedPortal(count: number, around: MarkedPortalOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'portico-marked-'));
  const { write = (fixtures: string) => writeMarkedPeople(fixtures, count) } = around;
  write(join(folder, 'fixtures'));
  const port = await freePortsForPortal();
  const config = readConfig({
    PORT: String(port),
    PORTICO_MODE: 'demo',
    PORTICO_DATA: join(folder, 'data'),
    PORTICO_FIXTURES: join(folder, 'fixtures/tenants'),
    PORTICO_DEFAULT_TENANT: 'northgate',
    PORTICO_LIMIT_REQUESTS: '10000000',
    PORTICO_LIMIT_SIGN_IN: '100000',
    PORTICO_LIMIT_SIGN_IN_ACCOUNT: '100000',
    PORTICO_LIMIT_CODES: '1000',
    ...around.settings,
  });
  const fileIssues = createFileIssues();
  const built = await createBuiltRenderer(distDir);
  const renderer: typeof built = {
    ...built,
    render: (request, given) =>
      built.render(request, {
        ...given,
        fetch: around.fetch?.(given.fetch) ?? given.fetch,
        ...(around.dataTimeout ? { dataTimeout: around.dataTimeout() } : {}),
      }),
  };
  const { context, listen, close } = await serve({
    config,
    log: createLog('silent'),
    renderer,
    distDir,
    stopping: () => false,
    fileIssues,
  });
  await seedDemo({ ...context, fileIssues });
  await listen();
  const urlOf = (tenant: TenantSlug) => `http://127.0.0.1:${port + demoPorts[tenant]}`;
  const { kysely } = context.db;

  const signInAs = async (tenant: TenantSlug, email: string) => {
    const client = new ApiClient(urlOf(tenant), email);
    await client.signIn();
    const sid = client.cookies.find(({ name }) => name === `sid-${tenant}`)?.value ?? '';
    if (!sid) throw new Error(`${email} got no session cookie.`);
    return { client, sid };
  };
  const signIn = async (tenant: TenantSlug, index: number) => ({
    ...(await signInAs(tenant, `${markOf(tenant, index)}@example.org`)),
    mark: markOf(tenant, index),
    index,
    tenant,
  });
  /** The newest session of this tenant. */
  const newestSession = () =>
    kysely
      .selectFrom('auth_session')
      .select(['session_hash', 'last_active_at'])
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();

  return {
    urlOf,
    signIn,
    signInAs,
    /** Puts back when the newest session was last active, by so many minutes. */
    idle: async (minutes: number) => {
      const { session_hash } = await newestSession();
      const at = new Date(context.clock() - minutes * 60_000);
      await kysely.updateTable('auth_session').set({ last_active_at: at }).where('session_hash', '=', session_hash).execute();
    },
    lastActive: async () => (await newestSession()).last_active_at.getTime(),
    /** Everything that a person of a tenant can change, in one text. */
    stored: async () => {
      const tables = ['account', 'submission', 'stored_file', 'auth_session', 'audit_entry'] as const;
      const rows = await Promise.all(tables.map((table) => kysely.selectFrom(table).selectAll().execute()));
      return JSON.stringify(rows.map((list) => list.map((row) => JSON.stringify(row)).sort()));
    },
    close: async () => {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Sends a file of a person, whose name holds their mark, beside a form. */
export async function sendMarkedFile(
  { client, mark, tenant }: Awaited<ReturnType<MarkedPortal['signIn']>>,
  formSlug: string,
): Promise<void> {
  const files = [{ questionName: 'documents', fileName: `log book ${mark}.pdf`, size: 15, contentType: 'application/pdf' }];
  const body = { userPoolId: `portico_${tenant}`, formSlug, isSaveAndReturn: true, page: 0, dynamicData: { fullName: mark }, files };
  const saved = await client.call({ method: 'POST', path: '/api/Submissions', body });
  const link = (saved.body as { attachments?: { uploadLink: string }[] }).attachments?.[0]?.uploadLink;
  if (saved.status !== 200 || !link) throw new Error(`The file of ${mark} was not taken: ${saved.status} ${JSON.stringify(saved.body)}`);
  const { status } = await client.put(link, Buffer.from('%PDF-1.7 marked'), 'application/pdf');
  if (status !== 200) throw new Error(`The file of ${mark} was answered ${status}.`);
}
