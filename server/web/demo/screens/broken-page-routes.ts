import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../platform/config/index.ts';
import { ProblemError } from '../../../platform/problems/index.ts';
import { brokenPage, type LocatedFinding } from './broken-page.ts';
import { sendDemoPage } from './demo-document.ts';
import { runCheck, type CheckReport } from './run-check.ts';

interface BrokenPageOptions {
  readonly config: Pick<Config, 'fixturesDir'>;
  readonly sheets: readonly string[];
}

/** GET /demo/broken: what `portico check` reports of a small portal with mistakes, as its files are now, and the lines they are in. Register it in demo mode only. */
export async function brokenPageRoutes(app: FastifyInstance, { config, sheets }: BrokenPageOptions): Promise<void> {
  const folder = join(config.fixturesDir, '../broken/example');
  let kept: { readonly files: string; readonly report: Promise<CheckReport> } | undefined;
  const report = async (): Promise<CheckReport> => {
    const files = await versionOf(folder);
    if (kept?.files !== files) kept = { files, report: runCheck(folder) };
    return kept.report.catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
  };

  app.get('/demo/broken', async (_request, reply) => {
    if (!existsSync(folder)) throw new ProblemError(404, 'no-example', `The portal with mistakes is not there: ${folder}.`);
    const checked = await report();
    const found = await Promise.all(checked.findings.map(async (finding) => ({ ...finding, lines: await linesAround(folder, finding) })));
    return sendDemoPage(reply, {
      title: 'Mistakes in content',
      here: '/demo/broken',
      main: brokenPage({ ...checked, folder: relative(process.cwd(), folder) || '.', findings: found }),
      sheets,
    });
  });
}

/** Changes with any file of a folder. */
async function versionOf(folder: string): Promise<string> {
  const files = await readdir(folder, { recursive: true });
  const times = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).mtimeMs));
  return JSON.stringify([files, times]);
}

/** The line of a finding and its neighbours. */
async function linesAround(
  folder: string,
  { file, line }: { readonly file: string; readonly line: number },
): Promise<LocatedFinding['lines']> {
  const text = await readFile(join(folder, file), 'utf8').catch(() => '');
  const lines = text.split(/\r?\n/).map((content, index) => ({ number: index + 1, content }));
  return lines.filter(({ number }) => Math.abs(number - line) <= 1);
}
