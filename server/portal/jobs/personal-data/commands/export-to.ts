import { join } from 'node:path';
import type { Environment } from '../../../../platform/config/index.ts';
import { createDiskStore } from '../../../../services/files/index.ts';
import { exportPerson } from '../export-person.ts';
import type { SignInRecords } from '../sign-in-records.ts';
import { requireEmptyFolder, writeExport, type Manifest } from '../write-export.ts';
import { withPerson, type Person } from './person.ts';
import { storedNames } from '../../../../platform/disk/index.ts';

export interface ExportCommand extends Person {
  /** Absolute; empty or not there yet. */
  readonly folder: string;
  /** What is being written, for people. */
  readonly note?: ((text: string) => void) | undefined;
}

/** Opens the storage and writes everything held of one person into a folder (`writeExport`). */
export async function exportTo(env: Environment, { folder, note, ...person }: ExportCommand, signIn: SignInRecords): Promise<Manifest> {
  await requireEmptyFolder(folder);
  return withPerson(env, person, async ({ db, storage, account, poolId }) => {
    const { tenant } = person;
    const held = await exportPerson(db, { tenant, accountId: account.id, poolId }, signIn);
    return writeExport(createDiskStore(join(storage.dataDir, storedNames.files)), held, { folder, tenant, now: Date.now(), note });
  });
}
