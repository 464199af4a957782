/** The demo server with pages drawn from Vite’s module graph. Started, and started again, by scripts/dev.mjs. */
import { readConfig, warnOfUnknownNames } from '../../server/platform/config/index.ts';
import { settings } from '../../server/settings/index.ts';
import { banner, createFileIssues, seedDemo, terminalLog } from '../../server/web/demo/index.ts';
import { createLog } from '../../server/platform/log/log.ts';
import { makeFilesPrivate } from '../../server/platform/disk/private-folder.ts';
import { serve } from '../../server/serve.ts';
import { startFailure } from '../../server/wiring/start-failure.ts';
import { inRoot } from '../set-up/places.mjs';
import { stayWithParent } from '../set-up/stay-with-parent.mjs';
import { viteRenderer } from './vite-renderer.mjs';

stayWithParent();
makeFilesPrivate();
try {
  const config = readConfig(process.env);
  const log = createLog(
    config.logLevel,
    terminalLog((text) => process.stdout.write(text)),
  );
  for (const warning of warnOfUnknownNames(process.env)) log.warn(warning);
  const { vite, renderer } = await viteRenderer();
  let stopping = false;
  const fileIssues = createFileIssues();
  const { app, context, listen, close } = await serve({
    config,
    log,
    renderer,
    distDir: inRoot('dist'),
    stopping: () => stopping,
    fileIssues,
  });

  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith('/build/')) return done();
    reply.hijack();
    vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
  });
  // Vite puts styles into the page and uses a socket of its own: the policies of a built page would refuse both.
  app.addHook('onSend', async (_request, reply) => {
    reply.removeHeader('Content-Security-Policy');
  });

  const people = await seedDemo({ ...context, fileIssues });
  await listen();
  console.log(banner(config, context.tenants.all(), people));
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, async () => {
      stopping = true;
      await Promise.allSettled([close(), vite.close()]);
      process.exit(0);
    });
  }
} catch (error) {
  const { words, code } = startFailure(error, Number(process.env.PORT || settings.port.fallback));
  console.error(words);
  process.exit(code);
}
