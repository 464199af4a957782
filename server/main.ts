import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readConfig, warnOfSecrets, warnOfUnknownNames } from './platform/config/index.ts';
import { describeSettings, settings } from './settings/index.ts';
import { banner, createFileIssues, seedDemo, terminalLog } from './web/demo/index.ts';
import { claimPort, stopGracefully } from './platform/http/index.ts';
import { createLog } from './platform/log/log.ts';
import { createBuiltRenderer } from './web/pages/index.ts';
import { makeFilesPrivate } from './platform/disk/index.ts';
import { serve } from './serve.ts';
import { startFailure } from './wiring/index.ts';

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
  for (const warning of [...warnOfUnknownNames(process.env), ...warnOfSecrets(process.env)]) log.warn(warning);
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
  const { words, code } = startFailure(error, Number(process.env['PORT'] || settings.port.fallback));
  console.error(words);
  process.exit(code);
}
