import type { FastifyPluginAsync } from 'fastify';
import { readFormBodies, readJsonBodies } from '../../../platform/http/index.ts';
import { acrossRoutes } from './across-routes.ts';
import { appRoutes } from './app-routes.ts';
import { assetRoute } from './asset-route.ts';
import { requireCaller } from '../access/caller.ts';
import { allowOtherOrigins } from './other-origins.ts';
import { createContentContext, type ContentRoutesOptions } from '../access/content-context.ts';
import { answerContentError } from '../access/content-errors.ts';
import { itemRoutes } from './item-routes.ts';
import { listRoutes } from './list-routes.ts';
import { tokenRoute } from './token-route.ts';
import { writeRoutes } from './write-routes.ts';

/** Pages are sent by the fifty. */
const maxValues = 200_000;

/** The embedded content service: the Squidex protocol under `/api/content`, `/api/apps`, `/api/assets` and `/identity-server`. */
export const contentRoutes: FastifyPluginAsync<ContentRoutesOptions> = async (app, options) => {
  const service = createContentContext(options);
  app.addHook('onClose', () => service.patterns.close());
  readFormBodies(app);
  readJsonBodies(app, maxValues);
  allowOtherOrigins(app);
  app.setErrorHandler(answerContentError);
  requireCaller(app, service);
  tokenRoute(app, service);
  listRoutes(app, service);
  itemRoutes(app, service);
  acrossRoutes(app, service);
  writeRoutes(app, service);
  appRoutes(app, service);
  assetRoute(app, service);
};
