import { LRUCache } from 'lru-cache';

/** For whom a job is done. */
export interface Sender {
  readonly tenant: string;
  /** A person, or a network where there is no session. */
  readonly person: string;
}

export interface Fairness {
  /** Jobs that run at the same time. */
  readonly lanes: number;
  /** Jobs of one person, waiting and running. */
  readonly perPerson: number;
  /** Running jobs of each sender. */
  readonly total: number;
  /** Work of one person in a window; what comes after it is refused. */
  readonly milliseconds: number;
  /** Work in a window after which a person no longer gets the last free lane. */
  readonly quick: number;
  /** Length of the window. */
  readonly seconds: number;
  /** Milliseconds; need not be the time of day. */
  readonly clock: () => number;
}

/** A person has more jobs waiting and running, or has had more work done, than one person may. */
export class ShareUsed extends Error {
  readonly retryAfterSeconds: number;
  constructor(message: string, retryAfterSeconds: number) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Too many jobs wait already. */
export class QueueFull extends Error {}

/** Does a job in a lane; `used` reports what work it took, once, whether it succeeds or not. */
export type LaneJob<Result> = (lane: number, used: (milliseconds: number) => void) => Promise<Result>;

interface QueuedJob {
  readonly sender: Sender;
  readonly start: (lane: number) => Promise<void>;
}

interface Used {
  readonly until: number;
  milliseconds: number;
}

/**
 * Serves people in turn: the next job is of the tenant that has had the least work done in its window, and in it of the person who has had the
 * least; among equals, of who waits longest. One job of a person runs at a time, and a person who had more than `quick` never takes the last
 * lane: a sender of slow jobs waits for others, not others for them. Each process counts by itself, for at most 50,000 people.
 */
export function createFairQueue({ lanes, perPerson, total, milliseconds, quick, seconds, clock }: Fairness) {
  const waiting: QueuedJob[] = [];
  const free = Array.from({ length: lanes }, (_, lane) => lane);
  const running = new Set<string>();
  const perSender = new Map<string, number>();
  const windows = new LRUCache<string, Used>({ max: 50_000 });
  let slow = 0;

  const keyOf = ({ tenant, person }: Sender): string => `${tenant} ${person}`;
  const usedBy = (key: string): Used => {
    const open = windows.get(key);
    if (open && open.until > clock()) return open;
    const fresh = { until: clock() + seconds * 1000, milliseconds: 0 };
    windows.set(key, fresh);
    return fresh;
  };
  const count = (key: string, change: 1 | -1): void => {
    const held = (perSender.get(key) ?? 0) + change;
    if (held === 0) perSender.delete(key);
    else perSender.set(key, held);
  };
  const isSlow = (sender: Sender): boolean => usedBy(keyOf(sender)).milliseconds > quick;
  const mayStart = (sender: Sender): boolean => !running.has(keyOf(sender)) && (lanes === 1 || slow < lanes - 1 || !isSlow(sender));
  const isBefore = (a: Sender, b: Sender): boolean => {
    const byTenant = usedBy(a.tenant).milliseconds - usedBy(b.tenant).milliseconds;
    return (a.tenant === b.tenant ? usedBy(keyOf(a)).milliseconds - usedBy(keyOf(b)).milliseconds : byTenant) < 0;
  };

  const startNext = (): void => {
    while (free.length > 0) {
      let next: QueuedJob | undefined;
      for (const job of waiting) if (mayStart(job.sender) && (!next || isBefore(job.sender, next.sender))) next = job;
      if (!next) return;
      waiting.splice(waiting.indexOf(next), 1);
      void next.start(free.shift() as number);
    }
  };

  /** Runs a job when its turn comes. `ready` delays the next job of its lane. Rejects as the job does, or with `ShareUsed` or `QueueFull`. */
  return function enqueue<Result>(sender: Sender, job: LaneJob<Result>, ready?: (lane: number) => Promise<unknown>): Promise<Result> {
    const key = keyOf(sender);
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const refused = (): Error | undefined => {
      const { milliseconds: had, until } = usedBy(key);
      if (had < milliseconds) return undefined;
      return new ShareUsed(`one person's jobs took ${Math.round(had)} ms`, Math.max(1, Math.ceil((until - clock()) / 1000)));
    };
    const start = async (lane: number): Promise<void> => {
      const isLate = refused();
      const counted = isSlow(sender) ? 1 : 0;
      running.add(key);
      slow += counted;
      try {
        if (isLate) throw isLate;
        resolve(
          await job(lane, (took) => {
            usedBy(key).milliseconds += took;
            usedBy(sender.tenant).milliseconds += took;
          }),
        );
      } catch (error) {
        reject(error);
      }
      running.delete(key);
      count(key, -1);
      await ready?.(lane).catch(() => undefined);
      slow -= counted;
      free.push(lane);
      startNext();
    };
    const all = waiting.length + lanes - free.length;
    const late = (perSender.get(key) ?? 0) >= perPerson ? new ShareUsed(`${perPerson} jobs of one person are in hand`, 10) : refused();
    if (late) reject(late);
    else if (all >= total) reject(new QueueFull(`${all} jobs are in hand`));
    else {
      count(key, 1);
      waiting.push({ sender, start });
      startNext();
    }
    return promise;
  };
}
