import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { privateModes } from './private-folder.ts';

/** Writes a small file of the data folder whole or not at all: beside its place, then renamed. Makes the folder where there is none. */
export function replaceFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: privateModes.folder });
  const partial = `${path}.${process.pid}`;
  writeFileSync(partial, text, { mode: privateModes.file, flush: true });
  renameSync(partial, path);
}
