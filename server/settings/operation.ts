import type { SettingTable } from './setting.ts';

/** Reverse proxies and the log. */
export const operationSettings = {
  trustProxy: {
    env: 'PORTICO_TRUST_PROXY',
    kind: 'number',
    fallback: 0,
    min: 0,
    max: 10,
    about: 'How many reverse proxies are in front, so that the address of a visitor is read from the right header.',
  },
  logLevel: {
    env: 'PORTICO_LOG_LEVEL',
    kind: 'choice',
    choices: ['debug', 'info', 'warn', 'error', 'silent'],
    fallback: 'info',
    about: 'Least severity that is logged.',
  },
} as const satisfies SettingTable;
