import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

export interface Cluster {
  readonly url: string;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly kill: () => Promise<void>;
  readonly freeze: () => void;
  readonly unfreeze: () => void;
  readonly remove: () => void;
}
/** The runners are plain JavaScript. */
const { makeCluster } = (await import(fileURLToPath(new URL('../../scripts/postgres/cluster.mjs', import.meta.url)))) as {
  makeCluster(bin: string, options: { disposable: boolean }): Promise<Cluster>;
};

const bin = process.env['PG_BIN'];

/** Whether a test can have a PostgreSQL of its own, to kill or freeze. */
export const canHaveCluster = Boolean(bin) && process.platform === 'linux';

/** A PostgreSQL for one test, which has started; removed with the test. */
export async function ownCluster(): Promise<Cluster> {
  const database = await makeCluster(bin ?? '', { disposable: true });
  onTestFinished(async () => {
    await database.stop();
    database.remove();
  });
  await database.start();
  return database;
}
