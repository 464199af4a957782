import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../set-up/places.mjs';
import { run } from '../set-up/run.mjs';
import { failedTests, filesOf, flakyRemark, flakyTests } from './playwright-report.ts';
import { writePeopleOfRun } from './people-of-run.ts';
import { withPortal } from './portal.mjs';
import { sharedPeople } from './shared-people.ts';
import { outcome } from './vitest.mjs';

const lastLines = (text) => text.trim().split('\n').slice(-200).join('\n');

const hasJourneys = () => readdirSync(inRoot('tests/journeys'), { recursive: true }).some((name) => String(name).endsWith('.journey.ts'));

const sourcesOf = (report) => new Map(filesOf(report).map((name) => [name, sourceOf(`tests/journeys/${name}`)]));

/** With the table that it reads, where it names people by that. */
function sourceOf(path) {
  const text = readFileSync(inRoot(path), 'utf8');
  return text.includes("'../support/screens.ts'") ? text + readFileSync(inRoot('tests/support/screens.ts'), 'utf8') : text;
}

/** Runs the browser journeys against a portal of their own and counts them. `browser` is the file of a Chromium. */
export async function journeys(args, browser, { env = process.env, note } = {}) {
  if (!hasJourneys()) return outcome(0, 0, 'There is no *.journey.ts in tests/journeys: browser tests did NOT run.');
  const folder = mkdtempSync(join(tmpdir(), 'portico-playwright-'));
  const file = join(folder, 'report.json');
  const settings = { PORTICO_FIXTURES: writePeopleOfRun(folder) };
  try {
    return await withPortal(
      async ({ url, output: portalOutput }) => {
        const { code, output } = await run(
          process.execPath,
          [
            inRoot('node_modules/@playwright/test/cli.js'),
            'test',
            '--config',
            inRoot('tests/journeys/playwright.config.ts'),
            '--reporter',
            'line,json',
            ...args,
          ],
          {
            env: {
              ...env,
              PW_CHROMIUM: browser,
              PORTICO_JOURNEY_URL: url,
              PLAYWRIGHT_JSON_OUTPUT_NAME: file,
              FORCE_COLOR: '0',
              NO_COLOR: '1',
            },
            onOutput: (chunk) => note?.(chunk.trim().split('\n').at(-1) ?? ''),
          },
        );
        if (!existsSync(file)) return outcome(0, 0, output.trim());
        const report = JSON.parse(readFileSync(file, 'utf8'));
        const { expected, unexpected, flaky } = report.stats;
        const portal = portalOutput().trim();
        const shared = sharedPeople(report, sourcesOf(report));
        return {
          ...outcome(
            expected + flaky,
            unexpected + shared.length,
            [
              ...shared,
              ...(code === 0
                ? []
                : [failedTests(report) || lastLines(output), ...(portal ? [`The portal printed:\n${lastLines(portal)}`] : [])]),
            ].join('\n'),
          ),
          remark: flakyRemark(flakyTests(report)),
        };
      },
      { settings },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
