import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Authenticate } from '../auth/index.ts';
import type { Context } from '../context.ts';
import { createDiskStore, createFileLinks, fileRoutes, type SigningKey } from '../files/index.ts';
import { createJudge, createPostOutside, portalRoutes, sweepPortal, usualRetention } from '../portal/index.ts';
import type { ContentRoom } from './content.ts';

const sweepMs = 3_600_000;

/** The portal API and the files it links to. */
export function portalRooms(
  app: FastifyInstance,
  { config, db, clock, log, secrets, tenantOf }: Context,
  content: ContentRoom,
  authenticate: Authenticate,
): void {
  const key: SigningKey = { accessKeyId: 'portico', secretAccessKey: config.secrets.linkKey, region: 'local' };
  const store = createDiskStore(join(config.dataDir, 'files'));
  const { judge, close } = createJudge();
  const portal = {
    db,
    clock,
    readContent: async (tenant: string, schema: string, slug: string) => (await content.list(tenant, schema, slug))[0] ?? null,
    listContent: (tenant: string, schema: string) => content.list(tenant, schema),
    links: createFileLinks(key, clock),
    files: store,
    judgeAnswers: judge,
    hmac: secrets.hmac,
    vehicleHosts: config.vehicleHosts,
    postOutside: createPostOutside(),
    limits: config.limits,
  };
  app.register(portalRoutes, { portal, tenantOf, authenticate, formBytes: config.limits.formBytes });
  app.register(fileRoutes, { db, store, key, clock });
  const sweep = (): unknown =>
    sweepPortal(db, store, clock(), { ...usualRetention, ...config.keepDays }).catch((error: unknown) =>
      log.warn({ err: error }, 'old drafts were not deleted; it will be tried again'),
    );
  const sweeping = setInterval(sweep, sweepMs).unref();
  app.addHook('onClose', () => {
    clearInterval(sweeping);
    return close();
  });
}
