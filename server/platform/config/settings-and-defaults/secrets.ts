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
  schedulingKeys: {
    env: 'PORTICO_SCHEDULING_KEYS',
    kind: 'keys',
    fallback: {},
    about:
      'Signing keys of the calendars in which interviews are booked, as northgate=KEY,meridian=KEY: what a calendar reports to POST /scheduling/events is believed when it is signed with the key of the tenant. Empty: nothing is.',
  },
} as const satisfies SettingTable;
