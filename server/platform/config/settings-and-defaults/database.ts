import type { SettingTable } from './setting.ts';

/** Where records are. */
export const databaseSettings = {
  databaseUrl: {
    env: 'DATABASE_URL',
    kind: 'url',
    schemes: ['postgres:', 'postgresql:'],
    about: 'PostgreSQL to use. Empty: the embedded database in PORTICO_DATA (evaluation and small sites).',
  },
} as const satisfies SettingTable;
