import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserNames, findBrowser } from '../../tests/browsers/find-browsers.ts';
import { writePeopleOfRun } from './people-of-run.ts';
import { withPortal } from './portal.mjs';
import { outcome, vitest } from './vitest.mjs';

/** Runs tests/browsers in Firefox and in WebKit, each with a portal of its own. Names those that this machine does not have; they fail nothing. */
export async function browsers(args, { env = process.env, note } = {}) {
  const sum = outcome(0, 0);
  const add = (text) => (sum.remark = [sum.remark, text].filter(Boolean).join('\n'));
  for (const name of browserNames) {
    const { missing } = findBrowser(name);
    if (missing) {
      add(`Tests in ${name} did NOT run, ${missing}`);
      continue;
    }
    const folder = mkdtempSync(join(tmpdir(), 'portico-browsers-'));
    try {
      const { passed, failed, fault } = await withPortal(
        ({ url }) =>
          vitest(['tests/browsers', ...args], {
            env: { ...env, PORTICO_JOURNEY_URL: url.replace('127.0.0.1', 'localhost'), PORTICO_DRIVEN: name },
            note: (line) => note?.(`${name}: ${line}`),
          }),
        { settings: { PORTICO_FIXTURES: writePeopleOfRun(folder) } },
      );
      sum.passed += passed;
      sum.failed += failed;
      sum.fault = [sum.fault, fault].filter(Boolean).join('\n');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return sum;
}
