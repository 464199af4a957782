import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createChance, full, seed } from '../../../../tests/support/seed.ts';
import { openDatabase, openMemoryDatabase } from '../../../platform/db/index.ts';
import { contentRoutes } from '../http/content-routes.ts';
import { openAssetFiles } from '../index.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const few = 1_000;
const many = full ? 100_000 : 5_000;
const lookUps = full ? 600 : 120;
const maxRatio = 1.5;
const app = 'many';

/** A content service with so many pages in a database of its own: the embedded one on disk, or PostgreSQL. */
async function serviceOf(items: number) {
  const folder = mkdtempSync(join(tmpdir(), 'portico-many-'));
  const db = await (process.env['PORTICO_TEST_DATABASE_URL'] ? openMemoryDatabase() : openDatabase({ dataDir: folder, log }));
  const server = fastify();
  onTestFinished(async () => {
    await server.close();
    await db.close();
    rmSync(folder, { recursive: true });
  });
  await server.register(contentRoutes, {
    db,
    files: openAssetFiles(folder),
    log,
    portal: { client: 'portal', secret: 'portal-secret' },
    origin: 'http://localhost',
  });
  await db.kysely.insertInto('tenant').values({ tenant_id: app, revision: 1 }).execute();
  await sql`insert into content_item (tenant_id, id, schema_name, status, data, version, created, created_by, last_modified, last_modified_by)
    select ${app}::text, 'id-' || n, 'public-page', 'Published',
      json_build_object('slug', json_build_object('iv', 'page-' || n), 'title', json_build_object('iv', 'Page ' || n), 'component', json_build_object('iv', '[]'::json)),
      0, now(), 'x', now() - n * interval '1 second', 'x' from generate_series(1, ${items}::int) n`.execute(db.kysely);
  const granted = await server.inject({
    method: 'POST',
    url: '/identity-server/connect/token',
    payload: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: `${app}:portal`,
      client_secret: 'portal-secret',
    }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const authorization = `Bearer ${granted.json<{ access_token: string }>().access_token}`;
  /** Milliseconds of one look-up. */
  const lookUp = async (n: number): Promise<number> => {
    const filter = encodeURIComponent(`data/slug/iv eq 'page-${n}'`);
    const began = performance.now();
    const answer = await server.inject({ url: `/api/content/${app}/public-page?$filter=${filter}`, headers: { authorization } });
    const took = performance.now() - began;
    const found = answer.json<{ items: { id: string }[] }>().items.map(({ id }) => id);
    if (found.join() !== (n > items ? '' : `id-${n}`)) throw new Error(`page-${n} of ${items}: ${answer.statusCode} ${found.join()}`);
    return took;
  };
  return { db, items, lookUp };
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Looks up in turns, one of ten a slug that is not there; the medians and their ratio. */
async function compare(services: readonly Awaited<ReturnType<typeof serviceOf>>[], times: number) {
  const chance = createChance();
  const taken: number[][] = services.map(() => []);
  for (let turn = 0; turn < times; turn += 1)
    for (const [index, { items, lookUp }] of services.entries())
      taken[index]?.push(await lookUp(turn % 10 === 9 ? items + 1 : 1 + Math.floor(chance() * items)));
  const [small = 0, large = 0] = taken.map((list) => median(list.slice(times / 10)));
  return { small, large, ratio: large / small };
}

test(`[API-CONTENT-1] a page is found by its slug among ${many} as fast as among ${few}; without the index it is not (seed ${seed})`, async () => {
  const services = [await serviceOf(few), await serviceOf(many)] as const;
  const printRatio = (what: string, { small, large, ratio }: Awaited<ReturnType<typeof compare>>) =>
    console.info(
      `${services[0].db.kind}, ${what}: ${large.toFixed(2)} ms among ${many}, ${small.toFixed(2)} ms among ${few}: ${ratio.toFixed(2)}x`,
    );
  const indexed = await compare(services, lookUps);
  printRatio('by index', indexed);
  expect(indexed.ratio).toBeLessThanOrEqual(maxRatio);

  for (const { db } of services) {
    await sql`drop index content_item_published_slug`.execute(db.kysely);
    await sql`drop index content_item_current_slug`.execute(db.kysely);
  }
  const lost = await compare(services, 20);
  printRatio('the control, without it', lost);
  expect(lost.ratio).toBeGreaterThan(maxRatio);
}, 600_000);
