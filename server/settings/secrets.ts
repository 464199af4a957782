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
      about: 'Keys the stored hashes of passcodes and link tokens, and encrypts the answers that devices of people signed in keep.',
    },
    linkKey: { env: 'PORTICO_LINK_KEY', kind: 'secret', needed: 'production', about: 'Signs upload and download links.' },
  },
  recaptchaSecrets: {
    env: 'PORTICO_RECAPTCHA_SECRETS',
    kind: 'keys',
    fallback: {},
    about:
      'Secrets of Google reCAPTCHA v2, as northgate=SECRET,meridian=SECRET: the server has the token of a question of the type recaptcha checked with that of the tenant, and refuses answers without a good one; so is that of a sign-in (recaptchaKey of tenant.json). Without: tokens are not checked, and a sign-in asks for none.',
  },
  recaptchaOutage: {
    env: 'PORTICO_RECAPTCHA_OUTAGE',
    kind: 'choice',
    choices: ['refuse', 'accept'],
    fallback: 'refuse',
    about:
      'While the check of reCAPTCHA does not answer. refuse: answers wait, and stay in their form. accept: those of people who are signed in are taken, five an hour of each; registrations and forms by link wait all the same.',
  },
  schedulingKeys: {
    env: 'PORTICO_SCHEDULING_KEYS',
    kind: 'keys',
    fallback: {},
    about:
      'Signing keys of the calendars in which interviews are booked, as northgate=KEY,meridian=KEY: what a calendar reports to POST /scheduling/events is believed when it is signed with the key of the tenant. Empty: nothing is.',
  },
} as const satisfies SettingTable;
