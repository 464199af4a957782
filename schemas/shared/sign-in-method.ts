/** How a passcode may be sent; the place in the list is its number in content (LOGIN-01: Sms 0, Email 1, WhatsApp 2). */
export const signInMethods = ['Sms', 'Email', 'WhatsApp'] as const;

export type SignInMethod = (typeof signInMethods)[number];
