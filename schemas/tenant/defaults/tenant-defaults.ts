import { formatDefaults } from '#locale/dates-and-numbers/format-defaults';

/** Values of a tenant whose configuration leaves them out; the schema publishes the same values. */
export const tenantDefaults = {
  languageByBrowser: false,
  claimsEnabled: true,
  canCreateRegistration: true,
  draftToggle: false,
  sessionMinutes: 15,
  /** MYC-06: Registered. */
  newAccount: { status: 1, statusCode: 'WFS_Registered' },
  timeZone: 'Europe/London',
  formats: formatDefaults,
} as const;
