import { createChance, seed, some } from '../../tests/support/seed.ts';

/**
 * The test files that take longest, of each part of `npm test`; of the journeys those that show further states of what another one shows (another window, a
 * lost connection, a late script, a language, a width). A run of everything takes a third of them, drawn by the seed; `npm run test:full` takes all, and so
 * does a run that names files.
 */
const slowTests = {
  unit: [
    'cli/backup.test.ts',
    'cli/broken.test.ts',
    'cli/check/files/json-file.test.ts',
    'cli/check/pages/external-hosts.test.ts',
    'cli/check/people.test.ts',
    'schemas/check/patterns/form-patterns.test.ts',
    'server/platform/db/open-database.test.ts',
    'server/platform/http/process/graceful-stop.test.ts',
    'server/platform/http/process/restarts.test.ts',
    'server/platform/workers/watched-worker.test.ts',
    'server/portal/documents/esign/page/sign-page.test.ts',
    'server/portal/documents/pdf/endless.test.ts',
    'server/portal/rules/answers/large-answers.test.ts',
    'server/services/content/import/watch-tenants.test.ts',
    'server/services/content/http/resized-assets.test.ts',
    'server/services/content/read/many-items.test.ts',
    'server/services/files/processing/thumbnail/make-thumbnail.test.ts',
    'server/services/identity/sign-in/attacks.test.ts',
    'server/web/demo/departed-tenants.test.ts',
    'server/web/relay/sanitise/hostile-html.test.ts',
    'tests/conformance/amazon-cognito-identity-js.test.ts',
    'tests/conformance/tricky-uploads.test.ts',
    'tests/costs/round-trips.test.ts',
    'tests/forms/sent-answers.test.ts',
  ],
  postgres: [
    'tests/postgres/backup.test.ts',
    'tests/postgres/failing-while-drawing.test.ts',
    'tests/postgres/killed-saves.test.ts',
    'tests/postgres/killed-migration.test.ts',
    'tests/postgres/sign-in-attacks.test.ts',
    'tests/postgres/two-servers.test.ts',
  ],
  resilience: [
    'tests/documents/after-sign-out.test.ts',
    'tests/documents/cross-site.test.ts',
    'tests/documents/faulty-calls.test.ts',
    'tests/documents/own-documents.test.ts',
    'tests/documents/shared-proxy.test.ts',
    'tests/resilience/changed-limits.test.ts',
    'tests/resilience/clear-messages.test.ts',
    'tests/resilience/failed-fsync.test.ts',
    'tests/resilience/hostile-disk.test.ts',
    'tests/resilience/hostile-texts.test.ts',
    'tests/resilience/killed-imports.test.ts',
    'tests/resilience/killed-processing.test.ts',
    'tests/resilience/killed-saves.test.ts',
    'tests/resilience/killed-start.test.ts',
    'tests/resilience/personal-data.test.ts',
    'tests/resilience/power-cut.test.ts',
    'tests/resilience/taken-over.test.ts',
  ],
  journeys: [
    'cards-in-view.journey.ts',
    'controls-files.journey.ts',
    'deferred-script.journey.ts',
    'forced-colours.journey.ts',
    'form-history.journey.ts',
    'form-lost-answers.journey.ts',
    'form-session-end.journey.ts',
    'form-tabs.journey.ts',
    'hub-configuration.journey.ts',
    'late-script.journey.ts',
    'layout-shift.journey.ts',
    'layouts.journey.ts',
    'missing-script.journey.ts',
    'no-script.journey.ts',
    'offline.journey.ts',
    'one-row-menu.journey.ts',
    'own-words.journey.ts',
    'page-composition.journey.ts',
    'question-types.journey.ts',
    'reading-order.journey.ts',
    'registration-files.journey.ts',
    'registration-tabs.journey.ts',
    'saving-behaviour.journey.ts',
    'stored-files.journey.ts',
    'unfinished-number.journey.ts',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The two thirds of the slow files of a part that this run leaves out. */
export function leftOut(part: keyof typeof slowTests): readonly string[] {
  const files: readonly string[] = slowTests[part];
  const taken = new Set(some(files, Math.ceil(files.length / 3), createChance(seed + part.length)));
  return files.filter((file) => !taken.has(file));
}

/** The variable by which vite.config.ts leaves files out: what projects of vitest exclude is no argument. */
export const leavingOut = (files: readonly string[]): { readonly PORTICO_LEFT_OUT: string } => ({ PORTICO_LEFT_OUT: files.join() });
