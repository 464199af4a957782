import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../set-up/places.mjs';
import { run } from '../set-up/run.mjs';
import { failedTests, filesOf, flakyRemark, flakyTests } from './playwright-report.ts';
import { writePeopleOfRun } from './people-of-run.ts';
import { withPortal } from './portal.mjs';
import { sampledJourneys } from './sampled-journeys.ts';
import { sharedPeople } from './shared-people.ts';
import { leftOut } from './slow-tests.ts';
import { outcome } from './vitest.mjs';

const lastLines = (text) => text.trim().split('\n').slice(-200).join('\n');

const hasJourneys = () => readdirSync(inRoot('tests/journeys'), { recursive: true }).some((name) => String(name).endsWith('.journey.ts'));

/** Of the journeys that are not the first of their file, one in so many is run by `npm test`, and of the files in `slowTests` a sixth; all of them when files are named, or in a full run. */
const oneIn = 16;

const playwright = [inRoot('node_modules/@playwright/test/cli.js'), 'test', '--config', inRoot('tests/journeys/playwright.config.ts')];

/** Writes the list of the journeys to run and resolves with its file. */
async function sample(folder, env) {
  const list = join(folder, 'all.json');
  const listed = await run(process.execPath, [...playwright, '--list', '--reporter', 'json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: list },
  });
  if (!existsSync(list)) throw new Error(listed.output.trim());
  const report = JSON.parse(readFileSync(list, 'utf8'));
  const chosen = join(folder, 'journeys.txt');
  writeFileSync(chosen, sampledJourneys(report, { sources: sourcesOf(report), oneIn, without: leftOut('journeys') }).join('\n'));
  return chosen;
}

const sourcesOf = (report) => new Map(filesOf(report).map((name) => [name, sourceOf(`tests/journeys/${name}`)]));

/** With the tables that it reads, where it names people by those. */
function sourceOf(path) {
  const text = readFileSync(inRoot(path), 'utf8');
  if (!text.includes("'../support/screens/index.ts'")) return text;
  const folder = inRoot('tests/support/screens');
  return [text, ...readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))].join('\n');
}

/** Runs the browser journeys against a portal of their own and counts them. `browser` is the file of a Chromium. */
export async function journeys(args, browser, { env = process.env, note } = {}) {
  if (!hasJourneys()) return outcome(0, 0, 'There is no *.journey.ts in tests/journeys: browser tests did NOT run.');
  const folder = mkdtempSync(join(tmpdir(), 'portico-playwright-'));
  const file = join(folder, 'report.json');
  const settings = { PORTICO_FIXTURES: writePeopleOfRun(folder) };
  const isNamed = args.length > 0 || env.PORTICO_FULL === '1';
  // Drawn while the portal starts; a failure is thrown where it is awaited.
  const drawn = isNamed ? undefined : sample(folder, env);
  const isDrawn = drawn?.catch(() => undefined);
  try {
    return await withPortal(
      async ({ url, output: portalOutput }) => {
        const chosen = drawn ? ['--test-list', await drawn] : args;
        const { code, output } = await run(process.execPath, [...playwright, '--reporter', 'line,json', ...chosen], {
          env: {
            ...env,
            PW_CHROMIUM: browser,
            PORTICO_JOURNEY_URL: url,
            PLAYWRIGHT_JSON_OUTPUT_NAME: file,
            FORCE_COLOR: '0',
            NO_COLOR: '1',
          },
          onOutput: (chunk) => note?.(chunk.trim().split('\n').at(-1) ?? ''),
        });
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
    await isDrawn;
    rmSync(folder, { recursive: true, force: true });
  }
}
