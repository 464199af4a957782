import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readConfig } from './platform/config/config.ts';
import { describeSettings } from './platform/config/settings.ts';
import { banner } from './web/demo/banner.ts';
import { createFileIssues } from './web/demo/file-issues.ts';
import { seedDemo } from './web/demo/seed-demo.ts';
import { terminalLog } from './web/demo/terminal-log.ts';
import { claimPort } from './platform/http/claim-port.ts';
import { stopGracefully } from './platform/http/graceful-stop.ts';
import { createLog } from './platform/log/log.ts';
import { createBuiltRenderer } from './web/pages/built-renderer.ts';
import { makeFilesPrivate } from './platform/disk/private-folder.ts';
import { serve } from './serve.ts';
import { startFailure } from './wiring/start-failure.ts';

if (process.argv.includes('--help')) {
  console.log(describeSettings());
  process.exit(0);
}

makeFilesPrivate();
try {
  const config = readConfig(process.env);
  const plain = process.stdout.isTTY ? (text: string) => text : stripVTControlCharacters;
  const write = (text: string): void => void process.stdout.write(plain(text));
  const log = createLog(config.logLevel, config.mode === 'demo' ? terminalLog(write) : undefined);
  const distDir = join(import.meta.dirname, '../dist');

  await claimPort(config.port, config.bind);
  const renderer = await createBuiltRenderer(distDir);
  const state = { close: (): Promise<void> => Promise.resolve() };
  const { stopping } = stopGracefully({ close: () => state.close(), log, drain: config.mode === 'production' ? 2000 : 0 });
  const fileIssues = config.mode === 'demo' ? createFileIssues() : undefined;
  const { context, listen, close } = await serve({ config, log, renderer, distDir, stopping, fileIssues });
  state.close = close;

  const people = fileIssues ? await seedDemo({ ...context, fileIssues }) : [];
  await listen();
  log.info(
    { port: config.port, mode: config.mode, database: context.db.kind, tenants: context.tenants.all().map(({ slug }) => slug) },
    'ready',
  );
  if (config.mode === 'demo') write(`${banner(config, context.tenants.all(), people)}\n`);
} catch (error) {
  const { words, code } = startFailure(error, Number(process.env['PORT'] || 8080));
  console.error(words);
  process.exit(code);
}
