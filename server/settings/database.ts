import type { SettingTable } from './setting.ts';

/** Where records are. */
export const databaseSettings = {
  databaseUrl: {
    env: 'DATABASE_URL',
    kind: 'url',
    schemes: ['postgres:', 'postgresql:'],
    about: 'PostgreSQL to use. Empty: the embedded database in PORTICO_DATA (evaluation and small sites).',
  },
  databaseSeconds: {
    env: 'PORTICO_DATABASE_SECONDS',
    kind: 'number',
    fallback: 30,
    min: 1,
    max: 600,
    about:
      'How long one statement may take on PostgreSQL. A connection that does not answer for a second more is given up: its server may be frozen.',
  },
} as const satisfies SettingTable;
