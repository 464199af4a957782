import type { SettingTable } from './setting.ts';

/** Keys of the server. */
export const secretSettings = {
  secrets: {
    sessionKey: {
      env: 'PORTICO_SESSION_KEY',
      kind: 'secret',
      needed: 'production',
      about: 'Encrypts the refresh tokens of sessions.',
    },
    codePepper: {
      env: 'PORTICO_CODE_PEPPER',
      kind: 'secret',
      needed: 'production',
      about: 'Keys the stored hashes of passcodes and link tokens.',
    },
    linkKey: { env: 'PORTICO_LINK_KEY', kind: 'secret', needed: 'production', about: 'Signs upload and download links.' },
  },
} as const satisfies SettingTable;
