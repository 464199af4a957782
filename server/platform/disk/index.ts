export { closeDataFolder, keepPrivate, makeFilesPrivate, privateModes, storedNames } from './private-folder.ts';
export { replaceFile } from './replace-file.ts';
export { syncAbove, syncFolder } from './sync-folder.ts';
