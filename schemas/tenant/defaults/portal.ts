/** Values of a tenant whose configuration leaves them out; the schema publishes the same values. */
export const tenantDefaults = {
  languageByBrowser: false,
  claimsEnabled: true,
  canCreateRegistration: true,
  draftToggle: false,
  sessionMinutes: 15,
} as const;
