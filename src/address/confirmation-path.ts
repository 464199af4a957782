/** Where what was sent is confirmed (CNF-01). */
export const confirmationPath = '/claim-confirmation';
