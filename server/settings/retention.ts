import type { SettingTable } from './setting.ts';

/** How long records are kept. */
export const retentionSettings = {
  keepDays: {
    drafts: {
      env: 'PORTICO_KEEP_DRAFTS_DAYS',
      kind: 'number',
      fallback: 180,
      min: 1,
      max: 3650,
      about: 'Days until an unchanged draft is deleted with its files, unless its account is under a legal hold.',
    },
    loginHistory: {
      env: 'PORTICO_KEEP_LOGIN_HISTORY_DAYS',
      kind: 'number',
      fallback: 365,
      min: 1,
      max: 3650,
      about: 'Days until a line of the sign-in history is deleted.',
    },
    errorReports: {
      env: 'PORTICO_KEEP_ERROR_REPORTS_DAYS',
      kind: 'number',
      fallback: 90,
      min: 1,
      max: 3650,
      about: 'Days until an error that a browser reported is deleted.',
    },
    backups: {
      env: 'PORTICO_KEEP_BACKUPS_DAYS',
      kind: 'number',
      fallback: 35,
      min: 1,
      max: 3650,
      about:
        'Days that you keep backups; `portico person erase` reports by it until when they still contain the person. Portico deletes no backup.',
    },
  },
} as const satisfies SettingTable;

/**
 * The same for every server, in days: links after their end, new addresses whose code was not used, files that were announced and never came, files of
 * accounts that do not exist, batches of statuses after their end.
 */
export const fixedDays = { links: 30, announcements: 1, contactChanges: 1, orphanFiles: 0.5, statusRuns: 30 } as const;
