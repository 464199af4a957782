/** What the confirmation page says beside content's own words. */
export const confirmationWords = {
  'confirmation.back': 'Back to your claim',
  'confirmation.copy': 'Copy the reference number',
  'confirmation.copied': 'Copied',
  'confirmation.missingFiles': '{count} of your files could not be taken. You can send them again beside your forms.',
  'confirmation.arrivedFiles': 'These files arrived and are now checked:',
} as const;
