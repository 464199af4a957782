export { readBackup } from './read-backup.ts';
export { storageOf } from '../storage/storage-of.ts';
export { writeBackup } from './write-backup.ts';
