import { maxFileBytes } from '#schemas/shared/file-size';
import type { SettingTable } from './setting.ts';

/** Ceilings that keep one visitor from hurting the others. */
export const limitSettings = {
  bodyBytes: {
    env: 'PORTICO_LIMIT_BODY_BYTES',
    kind: 'number',
    fallback: 262_144,
    min: 1024,
    max: 10_485_760,
    about: 'Largest request body, in bytes; forms and uploads have their own.',
  },
  formBytes: {
    env: 'PORTICO_LIMIT_FORM_BYTES',
    kind: 'number',
    fallback: 1_048_576,
    min: 1024,
    max: 20_971_520,
    about: 'Largest body of a saved or submitted form, in bytes.',
  },
  uploadBytes: {
    env: 'PORTICO_LIMIT_UPLOAD_BYTES',
    kind: 'number',
    fallback: maxFileBytes,
    min: 1024,
    max: 1_073_741_824,
    about: 'Largest uploaded file, in bytes.',
  },
  storageBytes: {
    env: 'PORTICO_LIMIT_STORAGE_BYTES',
    kind: 'number',
    fallback: 524_288_000,
    min: 1024,
    max: 1_099_511_627_776,
    about: 'What the files of one account may take together, in bytes.',
  },
  requests: {
    env: 'PORTICO_LIMIT_REQUESTS',
    kind: 'number',
    fallback: 3000,
    demo: 100_000,
    min: 10,
    max: 10_000_000,
    about: 'Anonymous requests per address in five minutes; high, as one mobile carrier is many people behind one address.',
  },
  signIn: {
    env: 'PORTICO_LIMIT_SIGN_IN',
    kind: 'number',
    fallback: 20,
    demo: 1000,
    min: 1,
    max: 100_000,
    about:
      'Sign-in steps per address and minute, at the portal and over the identity protocol together; five times as many for its /24 or /48.',
  },
  signInAccount: {
    env: 'PORTICO_LIMIT_SIGN_IN_ACCOUNT',
    kind: 'number',
    fallback: 5,
    demo: 100,
    min: 1,
    max: 100_000,
    about: 'Sign-in starts per account and address in a minute.',
  },
  codesPerHour: {
    env: 'PORTICO_LIMIT_CODES',
    kind: 'number',
    fallback: 5,
    demo: 100,
    min: 1,
    max: 1000,
    about:
      'Passcodes sent to one account in an hour, for a known device or a range of addresses; four times as many for all strangers together.',
  },
  lookups: {
    env: 'PORTICO_LIMIT_LOOKUPS',
    kind: 'number',
    fallback: 30,
    demo: 3000,
    min: 1,
    max: 100_000,
    about:
      'Account look-ups (does this user name exist) per address in an hour; as many vehicle checks, and as many look-ups of a postcode, besides.',
  },
  registrations: {
    env: 'PORTICO_LIMIT_REGISTRATIONS',
    kind: 'number',
    fallback: 20,
    demo: 1000,
    min: 1,
    max: 100_000,
    about: 'Registrations per address in an hour.',
  },
  registrationBytes: {
    env: 'PORTICO_LIMIT_REGISTRATION_BYTES',
    kind: 'number',
    fallback: 209_715_200,
    demo: 2_097_152_000,
    min: 1024,
    max: 1_099_511_627_776,
    about: 'What the files sent with registrations may take together per address in an hour, in bytes.',
  },
  messages: {
    env: 'PORTICO_LIMIT_MESSAGES',
    kind: 'number',
    fallback: 10,
    demo: 1000,
    min: 1,
    max: 100_000,
    about: 'Messages sent by a contact form per address in an hour.',
  },
  tenantMessages: {
    env: 'PORTICO_LIMIT_TENANT_MESSAGES',
    kind: 'number',
    fallback: 500,
    demo: 10_000,
    min: 1,
    max: 1_000_000,
    about: 'Messages sent by the contact form of one tenant in an hour, from all addresses together: many addresses fill no mailbox.',
  },
  pdfs: {
    env: 'PORTICO_LIMIT_PDFS',
    kind: 'number',
    fallback: 60,
    demo: 1000,
    min: 1,
    max: 100_000,
    about: 'PDFs made for one person in an hour.',
  },
} as const satisfies SettingTable;

/** Limits of an account that no setting changes. SEC-1: with 8 digits, 100 guesses are a chance of one in a million. */
export const fixedLimits = { triesPerCode: 5, consecutiveFailures: 100 } as const;
