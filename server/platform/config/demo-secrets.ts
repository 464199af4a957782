import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeDataFolder, privateModes, storedNames, replaceFile } from '../disk/index.ts';

/** Secrets of a demo: made once, kept in `<dataDir>/secrets.json` for this user only, so that sessions outlive a restart. */
export function demoSecrets(dataDir: string, names: readonly string[]): Record<string, string> {
  const file = fileIn(dataDir);
  const kept = keptSecrets(dataDir);
  const missing = names.filter((name) => typeof kept[name] !== 'string');
  if (missing.length === 0) return kept;
  const secrets = { ...kept, ...Object.fromEntries(missing.map((name) => [name, randomBytes(32).toString('base64url')])) };
  mkdirSync(dataDir, { recursive: true, mode: privateModes.folder });
  closeDataFolder(dataDir);
  replaceFile(file, `${JSON.stringify(secrets, null, 2)}\n`);
  return secrets;
}

const fileIn = (dataDir: string): string => join(dataDir, storedNames.secrets);

/** What an earlier start made; empty where none did. Throws when the file is damaged. */
export const keptSecrets = (dataDir: string): Record<string, string> => (existsSync(fileIn(dataDir)) ? read(fileIn(dataDir)) : {});

function read(file: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch {
    throw new Error(`${file} is not readable as JSON. Delete it to make new demo secrets; people signed in will have to sign in again.`);
  }
}
