import { join } from 'node:path';
import { dayMs } from '#locale/dates-and-numbers/units-of-time';
import { fullName, isHeld } from '../../../records/index.ts';
import { readKeys, readSettings, type Environment } from '../../../../platform/config/index.ts';
import { settings } from '../../../../settings/index.ts';
import { createDiskStore } from '../../../../services/files/index.ts';
import { secretsFrom } from '../../../../services/identity/index.ts';
import { erasePerson } from '../erase-person.ts';
import { exportPerson } from '../export-person.ts';
import type { SignInRecords } from '../sign-in-records.ts';
import { operator, withPerson, type Person } from './person.ts';
import { storedNames } from '../../../../platform/disk/index.ts';

/** What will be erased, for the operator who confirms. */
export interface HeldOf {
  readonly account: string;
  readonly identifier: string;
  readonly name: string;
  readonly email: string;
  readonly submissions: number;
  readonly files: number;
  readonly signIns: number;
  readonly sessions: number;
  readonly errorReports: number;
  /** Users of the embedded pool. */
  readonly identities: number;
}

/** What was erased; a backup made before `at` holds the person until it is deleted. */
export interface Erased {
  readonly held: HeldOf;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** When the last backup that holds the person is to be deleted, by PORTICO_KEEP_BACKUPS_DAYS. */
  readonly inBackupsUntil: number;
  /** False where the server's keys were not available: what is sealed was left to the sweep. */
  readonly sealedToo: boolean;
}

/**
 * Opens the storage and erases one person (`erasePerson`) once `confirm` answers true; undefined when it answers false. Rejects with a
 * sentence: no such person, or under a legal hold.
 */
export async function erase(
  env: Environment,
  person: Person,
  confirm: (held: HeldOf) => Promise<boolean>,
  signIn: SignInRecords,
): Promise<Erased | undefined> {
  const { backups } = readSettings(settings.keepDays, env);
  return withPerson(env, person, async ({ db, storage, account, poolId }) => {
    const { tenant } = person;
    const accountId = account.id;
    if (isHeld(account))
      throw new Error(
        `${account.identifier} is under a legal hold, so that nothing of it may be deleted. When the claim is over: portico person release ${tenant} ${accountId}`,
      );
    const all = await exportPerson(db, { tenant, accountId, poolId }, signIn);
    const held: HeldOf = {
      account: accountId,
      identifier: account.identifier,
      name: fullName(account),
      email: account.email,
      submissions: all.submissions.length,
      files: all.files.length,
      signIns: all.signIns.length,
      sessions: all.sessions.length,
      errorReports: all.errorReports.length,
      identities: all.identity.length,
    };
    if (!(await confirm(held))) return undefined;
    const keys = readKeys(env, storage.dataDir);
    const at = Date.now();
    await erasePerson(
      db,
      createDiskStore(join(storage.dataDir, storedNames.files)),
      {
        tenant,
        accountId,
        poolId,
        secrets: keys && secretsFrom(keys),
        actor: operator(),
        requestId: 'portico person erase',
        now: at,
      },
      signIn,
    );
    return { held, at, inBackupsUntil: at + backups * dayMs, sealedToo: keys !== undefined };
  });
}
