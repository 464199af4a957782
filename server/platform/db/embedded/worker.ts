import { parentPort, workerData } from 'node:worker_threads';
import { createClusterOnce } from './cluster.ts';
import { openDurable } from './durable-files.ts';
import { postgresErrorOf, type Reply, type Request, type Started, type WorkerSettings } from './protocol.ts';
import { proveDurable } from './self-test.ts';
import { createSession } from './database-session.ts';

const port = parentPort;
if (!port) throw new Error('worker.ts runs as a worker thread only.');
const { directory, cache } = workerData as WorkerSettings;

try {
  await createClusterOnce(directory, cache);
  const { pglite, files } = await openDurable(directory);
  await proveDurable(pglite, files);
  const answer = createSession(pglite, () => files.fsyncs);
  port.on('message', async ({ id, request }: { id: number; request: Request }) => {
    try {
      port.postMessage({ id, outcome: await answer(request) } satisfies Reply);
    } catch (error) {
      port.postMessage({ id, fault: postgresErrorOf(error) } satisfies Reply);
      // Without a code of PostgreSQL the engine itself fell over: start again from the log.
      if (!postgresErrorOf(error).code && postgresErrorOf(error).name !== 'TransactionAbortedError') process.exit(1);
    }
    if (request.kind === 'close') port.close();
  });
  port.postMessage({ started: true } satisfies Started);
} catch (error) {
  port.postMessage({ started: false, fault: postgresErrorOf(error) } satisfies Started);
}
