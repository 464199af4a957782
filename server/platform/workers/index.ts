export { createFairQueue, type Fairness, QueueFull, type Sender, ShareUsed } from './fair-queue.ts';
export { createFairWorkers } from './fair-workers.ts';
export { type Rounds, startRounds } from './rounds.ts';
export { WorkerBusy, WorkerEnded, type WorkerLimits, WorkerOverLimit, createWatchedWorker } from './watched-worker.ts';
export { type Lease, whileHeld } from './while-held.ts';
