import { makeCluster } from './cluster.mjs';
import { findPostgres } from './find-postgres.mjs';

/**
 * Runs `work({ url, bin })` against a PostgreSQL of its own: a new cluster in a temporary folder, on a free port of this machine,
 * deleted afterwards. With PORTICO_TEST_DATABASE_URL, against that one. `disposable`: see `makeCluster`. Throws an ExplainedError when none can be had.
 */
export async function withPostgres(work, { note, disposable } = {}) {
  const bin = await findPostgres(note).catch((error) => {
    if (process.env.PORTICO_TEST_DATABASE_URL) return undefined;
    throw error;
  });
  const given = process.env.PORTICO_TEST_DATABASE_URL;
  if (given) return work({ url: given, bin });
  note?.('making a cluster');
  const cluster = await makeCluster(bin, { disposable });
  try {
    await cluster.start();
    return await work({ url: cluster.url, bin });
  } finally {
    await cluster.stop();
    cluster.remove();
  }
}
