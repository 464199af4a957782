import { describe, expect, test } from 'vitest';
import { sourceFiles, type SourceFile } from '../../scripts/check/source-files.ts';
import type { Tables } from '../../server/platform/db/index.ts';

/** The one module that writes and reads each table. */
const owners: Readonly<Record<keyof Tables, string>> = {
  tenant: 'server/services/content',
  content_item: 'server/services/content',
  content_version: 'server/services/content',
  content_origin: 'server/services/content',
  content_client: 'server/services/content',
  asset: 'server/services/content',
  server_key: 'server/services/content',
  configuration_lock: 'server/services/content',
  identity_key: 'server/services/identity',
  identity_user: 'server/services/identity',
  identity_challenge: 'server/services/identity',
  identity_attempts: 'server/services/identity',
  identity_refresh: 'server/services/identity',
  identity_device: 'server/services/identity',
  identity_unlock: 'server/services/identity',
  auth_session: 'server/web/sign-in',
  auth_flow: 'server/web/sign-in',
  rate_window: 'server/platform/rate-counters',
  message: 'server/services/messages',
  stored_file: 'server/services/files',
  account: 'server/portal',
  submission: 'server/portal',
  idempotency: 'server/portal',
  login_history: 'server/portal',
  error_report: 'server/portal',
  audit_entry: 'server/portal',
  audit_head: 'server/portal',
  link_token: 'server/portal',
  contact_change: 'server/portal',
  form_revision: 'server/portal',
  submission_version: 'server/portal',
  status_change: 'server/portal',
  status_run: 'server/portal',
  status_run_row: 'server/portal',
  system_client: 'server/portal',
  e_document: 'server/portal',
  signing_request: 'server/portal',
  write_probe: 'server/platform/db',
};

/** Modules and files that name a table of another module, each with the reason. */
const exceptions: readonly { readonly table: keyof Tables; readonly by: string; readonly reason: string }[] = [
  { table: 'stored_file', by: 'server/portal', reason: 'a submission and the rows of its files are one transaction, and lists join them' },
  {
    table: 'e_document',
    by: 'server/services/files/storage-taken.ts',
    reason: 'a file row has no mark of its own for copies that the server signed',
  },
  { table: 'tenant', by: 'server/web/tenants/tenant-directory.ts', reason: 'one statement a second reads the revisions of all tenants' },
  { table: 'tenant', by: 'server/portal/jobs', reason: 'operators name tenants of a stopped server' },
  { table: 'e_document', by: 'server/web/demo', reason: 'the demo looks up what it seeded before' },
  { table: 'configuration_lock', by: 'server/platform/backup', reason: 'a backup leaves it out' },
  { table: 'write_probe', by: 'server/platform/backup', reason: 'a backup leaves it out' },
];

const names = Object.keys(owners) as (keyof Tables)[];

/** Tables that a file names in queries. A name of two words is found anywhere in quotes, a name of one word after a verb of a query. */
function tablesIn(text: string): (keyof Tables)[] {
  return names.filter((table) =>
    (table.includes('_')
      ? new RegExp(`['"\`]${table}['"\`.]|\\b(?:from|into|update|join) "?${table}\\b`)
      : new RegExp(
          `(?:selectFrom|insertInto|updateTable|deleteFrom|[jJ]oin|using)(?:<[^>]*>)?\\(\\s*\\[?\\s*['"]${table}\\b|\\b(?:from|into|update|join) "?${table}"? `,
        )
    ).test(text),
  );
}

const isBelow = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** A line for each table that a file names and that belongs to another module. */
const foreignTables = (files: readonly SourceFile[]): string[] =>
  files.flatMap(({ path, text }) =>
    tablesIn(text)
      .filter((table) => !isBelow(path, owners[table]))
      .filter((table) => !exceptions.some((one) => one.table === table && isBelow(path, one.by)))
      .map((table) => `${path} names ${table}, which belongs to ${owners[table]}: call an export of its index.ts`),
  );

const files = sourceFiles(/\.ts$/).filter(
  ({ path }) => /^(server|cli)\//.test(path) && !/\.(test|fixture)\.ts$|^server\/platform\/db\//.test(path),
);

describe('tables', () => {
  test('only its owner names a table in a query', () => {
    expect(foreignTables(files)).toEqual([]);
  });

  test('every table is found in its owner, and every exception is needed', () => {
    const found = (table: keyof Tables, folder: string) =>
      files.some(({ path, text }) => isBelow(path, folder) && tablesIn(text).includes(table));
    expect(names.filter((table) => table !== 'write_probe' && !found(table, owners[table]))).toEqual([]);
    expect(exceptions.filter(({ table, by }) => !found(table, by))).toEqual([]);
  });

  test('a foreign table is found, also in SQL and after a cast', () => {
    const of = (text: string) => foreignTables([{ path: 'server/services/identity/a.ts', text }]).length;
    expect([of(`deleteFrom('auth_flow')`), of(`selectFrom(\n'account as a')`), of('sql`delete from message where x`')]).toEqual([1, 1, 1]);
    expect([of(`deleteFrom('identity_user')`), of(`on('message', done)`), of(`// read from account`)]).toEqual([0, 0, 0]);
  });
});
