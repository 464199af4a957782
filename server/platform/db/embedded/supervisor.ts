import { Worker } from 'node:worker_threads';
import { DatabaseAwayError } from '../../problems/index.ts';
import type { Log } from '../database.ts';
import { errorOf, type Reply, type Request, type Send, type Started, type WorkerSettings } from './protocol.ts';

interface RunningWorker {
  readonly worker: Worker;
  readonly pending: Map<number, PromiseWithResolvers<unknown>>;
}

/**
 * Keeps one worker with the database running. A request unanswered for `answerLimit` ms ends the worker: what it held
 * open is rolled back by recovery, callers get an error, and the next request starts a new one.
 */
export async function superviseWorker(settings: WorkerSettings, answerLimit: number, log: Log): Promise<Send> {
  let running: Promise<RunningWorker> | undefined = start();
  let nextId = 0;
  await running;

  async function start(): Promise<RunningWorker> {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: settings });
    const pending: RunningWorker['pending'] = new Map();
    await new Promise<void>((resolve, reject) => {
      worker.once('message', (message: Started) => (message.started ? resolve() : reject(errorOf(message.fault))));
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('The embedded database ended while starting.')));
    }).catch(async (error: unknown) => {
      await worker.terminate();
      throw error;
    });
    worker.on('message', (reply: Reply) => {
      const waiting = pending.get(reply.id);
      pending.delete(reply.id);
      if ('fault' in reply) waiting?.reject(errorOf(reply.fault));
      else waiting?.resolve(reply.outcome);
    });
    worker.on('error', (error) => log.error({ error: String(error) }, 'embedded database failed'));
    worker.on('exit', () => {
      running = undefined;
      for (const { reject } of pending.values())
        reject(new DatabaseAwayError('The embedded database ended before it answered; nothing of an open transaction was kept.'));
    });
    return { worker, pending };
  }

  return async function send(request: Request): Promise<unknown> {
    running ??= start().catch((error: unknown) => {
      running = undefined;
      throw new DatabaseAwayError(error);
    });
    const { worker, pending } = await running;
    const id = nextId++;
    const answer = Promise.withResolvers<unknown>();
    pending.set(id, answer);
    worker.postMessage({ id, request });
    const timer = setTimeout(() => {
      log.error({ limit: answerLimit, kind: request.kind }, 'embedded database does not answer: starting it again');
      void worker.terminate();
    }, answerLimit);
    try {
      return await answer.promise;
    } finally {
      clearTimeout(timer);
    }
  };
}
