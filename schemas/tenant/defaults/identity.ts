/** Values of `identity` of a tenant whose configuration leaves them out; the schema publishes the same values. */
export const identityDefaults = {
  enumeration: 'strict',
  staffGroup: 'portico-staff',
  managerGroup: 'portico-manager',
  editorGroup: 'portico-editor',
  codeDigits: 8,
  codeMinutes: 15,
} as const;
