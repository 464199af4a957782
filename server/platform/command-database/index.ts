export { quiet, withStorage } from './open-storage.ts';
export type { Storage } from './storage-of.ts';
