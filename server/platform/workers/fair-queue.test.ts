import { expect, test } from 'vitest';
import { createFairQueue, QueueFull, ShareUsed, type Fairness } from './fair-queue.ts';

/** A queue whose jobs the test ends, with a given cost. */
function makeQueue(changes: Partial<Fairness> = {}) {
  const time = { now: 0 };
  const enqueue = createFairQueue({
    lanes: 1,
    perPerson: 10,
    total: 100,
    milliseconds: 10_000,
    quick: 100,
    seconds: 60,
    clock: () => time.now,
    ...changes,
  });
  const running: { name: string; lane: number; end: (error?: Error) => void }[] = [];
  const started: string[] = [];
  const send = (name: string, took = 10, tenant = 't', ready?: () => Promise<void>) =>
    enqueue(
      { tenant, person: name.replace(/\d+$/, '') },
      async (lane, used) => {
        started.push(name);
        const ending = Promise.withResolvers<void>();
        running.push({ name, lane, end: (error) => (error ? ending.reject(error) : ending.resolve()) });
        await ending.promise.finally(() => used(took));
        return name;
      },
      ready,
    );
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  const end = async (error?: Error): Promise<void> => {
    running.shift()?.end(error);
    await settle();
  };
  const endAll = async (): Promise<void> => {
    while (running.length > 0) await end();
  };
  return { send, end, endAll, started, running, time, settle };
}

test('people are served in turn, however many jobs each sends: first who had the least work done', async () => {
  const { send, endAll, started } = makeQueue();
  const jobs = [...['a1', 'a2', 'a3'].map((name) => send(name, 50)), send('b1', 20), send('b2', 20), send('c1', 200), send('c2')];
  await endAll();
  expect(await Promise.all(jobs)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1', 'c2']);
  expect(started).toEqual(['a1', 'b1', 'c1', 'b2', 'a2', 'a3', 'c2']);
});

test('tenants are served in turn: many slow senders of one do not come before the people of another', async () => {
  const { send, endAll, started } = makeQueue();
  const jobs = ['a1', 'b1', 'c1', 'd1'].map((name) => send(name, 1000, 'busy'));
  const others = ['x1', 'y1', 'z1'].map((name) => send(name, 20, 'quiet'));
  await endAll();
  await Promise.all([...jobs, ...others]);
  expect(started).toEqual(['a1', 'x1', 'y1', 'z1', 'b1', 'c1', 'd1']);
});

test('one job of a person runs at a time, and who sends slow ones never takes the last lane', async () => {
  const { send, end, endAll, started, running } = makeQueue({ lanes: 2 });
  const first = [send('a1', 1000), send('a2', 1000), send('b1', 1000)];
  expect(started).toEqual(['a1', 'b1']);
  await end();
  await end();
  expect(
    running.map(({ name }) => name),
    'both had more than is quick: one lane for them',
  ).toEqual(['a2']);
  const later = [send('b2', 1000), send('honest1', 5)];
  expect(running.map(({ name }) => name)).toEqual(['a2', 'honest1']);
  expect(running[0]?.lane).not.toBe(running[1]?.lane);
  await endAll();
  await Promise.all([...first, ...later]);
  expect(started).toEqual(['a1', 'b1', 'a2', 'honest1', 'b2']);
});

test('a person who had their share waits for the next window, and no other does; a failed job counts too', async () => {
  const { send, end, time } = makeQueue({ milliseconds: 100 });
  const failing = send('a1', 60);
  const failed = expect(failing).rejects.toThrow('broken');
  await end(new Error('broken'));
  await failed;
  const [second, third] = [send('a2', 60), send('a3', 60)];
  const refused = expect(third).rejects.toMatchObject({ retryAfterSeconds: 60 });
  await end();
  expect(await second).toBe('a2');
  await refused;
  await expect(send('a4')).rejects.toBeInstanceOf(ShareUsed);
  const other = send('b1');
  await end();
  expect(await other).toBe('b1');
  time.now = 60_000;
  const again = send('a5');
  await end();
  expect(await again).toBe('a5');
});

test('waiting and running jobs are limited, of one person and of all', async () => {
  const { send, endAll } = makeQueue({ perPerson: 2, total: 3 });
  const jobs = [send('a1'), send('a2'), send('b1')];
  await expect(send('a3')).rejects.toBeInstanceOf(ShareUsed);
  await expect(send('c1')).rejects.toBeInstanceOf(QueueFull);
  await endAll();
  expect(await Promise.all(jobs)).toEqual(['a1', 'a2', 'b1']);
});

test('a lane whose worker is replaced takes no job meanwhile; its person has the answer already', async () => {
  const { send, end, started, settle } = makeQueue();
  const replaced = Promise.withResolvers<void>();
  const job = send('a1', 10, 't', () => replaced.promise);
  const next = send('b1');
  await end();
  expect(await job).toBe('a1');
  expect(started).toEqual(['a1']);
  replaced.resolve();
  await settle();
  await end();
  expect(await next).toBe('b1');
});
