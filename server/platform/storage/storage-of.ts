import { resolve } from 'node:path';
import { ConfigFaults, readSetting, settings } from '../config/index.ts';

/** Where a server keeps what it stores. */
export interface Storage {
  /** Absolute. */
  readonly dataDir: string;
  /** PostgreSQL; absent: the embedded database in `dataDir`. */
  readonly databaseUrl?: string;
}

/** The two settings that say where everything lies, read as the server reads them. Throws `ConfigFaults`. */
export function storageOf(env: Readonly<Record<string, string | undefined>>): Storage {
  const read = (name: 'PORTICO_DATA' | 'DATABASE_URL'): string => {
    const reading = readSetting(name, settings[name], env[name], 'production');
    if (!reading.ok) throw new ConfigFaults([reading.fault]);
    return String(reading.value);
  };
  const databaseUrl = read('DATABASE_URL');
  return { dataDir: resolve(read('PORTICO_DATA')), ...(databaseUrl === '' ? {} : { databaseUrl }) };
}
