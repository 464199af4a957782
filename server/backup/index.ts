export { readBackup } from './read-backup.ts';
export { storageOf } from './storage-of.ts';
export { writeBackup } from './write-backup.ts';
