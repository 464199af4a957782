import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Dictionary, languageCodes } from '#schemas/tenant';
import { contentRoutes, createAssetVersions, openAssetFiles } from '../services/content/index.ts';
import type { Context } from './open-context.ts';
import { insideAddress } from '../platform/http/index.ts';
import {
  maxRemoteAge,
  createSanitisedContentCache,
  type SanitisedContentCache,
  createSquidexClient,
  type SquidexCall,
  createServerContentCache,
  type ServerContentCache,
  unversioned,
  type TenantAssets,
  publishedTraits,
  createSanitiser,
  withDrawnTexts,
  embeddedAsset,
  remoteAsset,
  type ReadAsset,
  remoteCall,
  withLanguagePacks,
} from '../web/content-relay/index.ts';

/** Content of all tenants, as the other parts read it. */
export interface ContentParts {
  readonly source: SanitisedContentCache;
  readonly revision: (tenant: string) => number;
  /** Data of the published items of a schema, as the content service has them: not made safe for a browser. */
  readonly list: ServerContentCache;
  /** Bytes of a tenant's asset; null when there is none. */
  readonly asset: ReadAsset;
  readonly dictionaryOf: (tenant: string) => Promise<Dictionary | undefined>;
  /** Loads what the first visitor would otherwise wait for. */
  readonly warmUp: () => void;
}

/** The content service (embedded unless another is named) and the relay's source in front of it. */
export function registerContent(app: FastifyInstance, { config, db, log, clock, tenants, secrets }: Context): ContentParts {
  const { url, client, secret } = config.content;
  if (!url)
    app.register(contentRoutes, {
      db,
      files: openAssetFiles(config.dataDir),
      portal: { client, secret },
      origin: config.origin,
      seal: secrets.keys,
      log,
      clock,
    });
  const squidex = withLanguagePacks(createSquidexClient({ call: url ? remoteCall(url) : embeddedCall(app), client, secret }), (slug) => {
    const tenant = tenants.bySlug(slug);
    return tenant ? languageCodes(tenant) : [];
  });
  const revision = url ? () => Math.floor(clock() / maxRemoteAge) : tenants.revision;
  const sanitise = createSanitiser();
  const versionsOf = createAssetVersions(db, tenants.revision);
  const assets = async (tenant: string): Promise<TenantAssets> => {
    const frames = tenants.bySlug(tenant)?.outsideHosts?.frames ?? [];
    if (url) return { ...unversioned(tenant), frames };
    const { versions, sizes, revision: read } = await versionsOf(tenant);
    return { tenant, versions, sizes, frames, key: `${tenant} ${read}` };
  };
  const drawn = (form: Readonly<Record<string, unknown>>) => withDrawnTexts(form, { assets: unversioned(''), sanitise });
  const list = createServerContentCache({ squidex, revision, log, drawn });
  return {
    source: createSanitisedContentCache({
      squidex,
      revision,
      traits: publishedTraits(join(import.meta.dirname, '../../schemas/published')),
      sanitise,
      assets,
      log,
    }),
    revision,
    list,
    asset: url ? remoteAsset(url) : embeddedAsset(app),
    dictionaryOf: async (tenant) => (await list(tenant, 'dictionary'))[0] as Dictionary | undefined,
    warmUp: () => void sanitise('<b>warm</b>', unversioned('')),
  };
}

/** Speaks to the embedded content service as if it were far away: the same protocol, without the network. */
const embeddedCall =
  (app: FastifyInstance): SquidexCall =>
  async (path, { method, headers, body }) => {
    const answer = await app.inject({
      method,
      url: path,
      headers,
      remoteAddress: insideAddress,
      ...(body === undefined ? {} : { payload: body }),
    });
    return { status: answer.statusCode, body: answer.body };
  };
