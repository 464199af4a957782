import { expect, test } from 'vitest';
import { createWatchedWorker, WorkerBusy, WorkerEnded, type WorkerLimits } from './watched-worker.ts';

const script = `
  import { parentPort } from 'node:worker_threads';
  const kept = [];
  const harms = {
    spin: () => { for (;;); },
    wait: () => undefined,
    leave: () => process.exit(0),
    throw: () => { throw new Error('no'); },
    recurse: () => { const all = []; for (;;) all.push({ all: [...'some text that takes memory'] }); },
    buffers: () => { kept.push(Buffer.alloc(4 * 1024 * 1024, 1)); setTimeout(harms.buffers, 2); },
  };
  parentPort.postMessage('ready');
  parentPort.on('message', (job) => harms[job] ? harms[job]() : parentPort.postMessage(job + ' done'));
`;
const make = (limits: Partial<WorkerLimits> = {}) =>
  createWatchedWorker<string, string>(new URL(`data:text/javascript,${encodeURIComponent(script)}`), {
    milliseconds: 500,
    megabytes: 64,
    waiting: 3,
    ...limits,
  });

test.each(['spin', 'wait', 'leave', 'throw', 'recurse', 'buffers'])(
  'a job that does %s costs its worker, and the next job is done by another',
  async (harm) => {
    const { ask, close } = make(harm === 'buffers' || harm === 'recurse' ? { milliseconds: 10_000 } : {});
    const before = process.memoryUsage.rss();
    const [harmed, next] = await Promise.allSettled([ask(() => harm), ask(() => 'good')]);
    expect(harmed).toMatchObject({ status: 'rejected', reason: expect.any(WorkerEnded) });
    expect(next).toEqual({ status: 'fulfilled', value: 'good done' });
    expect((process.memoryUsage.rss() - before) / 1024 / 1024).toBeLessThan(400);
    await close();
  },
  60_000,
);

test('a job is made when its turn comes; the one too many is refused before it is made', async () => {
  const { ask, close } = make({ waiting: 2 });
  const made: string[] = [];
  const job = (name: string) => async () => {
    made.push(name);
    return name;
  };
  const first = ask(job('a'));
  const second = ask(job('b')).then((answer) => [answer, [...made]]);
  await expect(ask(job('c'))).rejects.toBeInstanceOf(WorkerBusy);
  expect(await first).toBe('a done');
  expect(await second).toEqual(['b done', ['a', 'b']]);
  expect(await ask(job('d'))).toBe('d done');
  await close();
});

test('a job that cannot be made fails as it did, and the worker lives on', async () => {
  const { ask, close } = make();
  await expect(ask(() => Promise.reject(new TypeError('gone')))).rejects.toBeInstanceOf(TypeError);
  expect(await ask(() => 'good')).toBe('good done');
  await close();
});

test('closing ends the running job and those that wait; no other worker is started for them', async () => {
  const { ask, close } = make({ milliseconds: 60_000 });
  await ask(() => 'good');
  const made: string[] = [];
  const running = Promise.withResolvers<void>();
  const jobs = [
    ask(() => {
      running.resolve();
      return 'wait';
    }),
    ask(() => {
      made.push('second');
      return 'second';
    }),
  ];
  const ends = Promise.allSettled(jobs);
  await running.promise;
  await close();
  expect((await ends).map((end) => end.status === 'rejected' && end.reason instanceof WorkerEnded)).toEqual([true, true]);
  await expect(ask(() => 'late')).rejects.toBeInstanceOf(WorkerEnded);
  expect(made).toEqual([]);
});
