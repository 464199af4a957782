import { defineConfig } from '@playwright/test';
import { withoutFeatures } from '../support/browser-features.ts';

const executablePath = process.env['PW_CHROMIUM'];
const baseURL = process.env['PORTICO_JOURNEY_URL'];
const asRoot = process.getuid?.() === 0;

/** Journeys are `*.journey.ts`. `npm test -- journeys` finds the browser and the address of a portal started for the run. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  globalSetup: './wait-for-tenants.ts',
  outputDir: '../../test-results',
  // What a slow machine may take; nothing waits for them to pass.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  fullyParallel: false,
  workers: 2,
  // One that passes only at the second try is listed after the run (scripts/test/playwright-report.ts).
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['line']],
  use: {
    ...(baseURL ? { baseURL } : {}),
    browserName: 'chromium',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // A panel that is still moving makes Playwright scroll the page for its next try, and its click then lands beside the panel and closes it.
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing takes a third of the time of a run.
    trace: process.env['PORTICO_TRACE'] === '1' ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--disable-gpu',
        withoutFeatures,
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        ...(asRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
});
