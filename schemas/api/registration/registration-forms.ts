/** REG-04, RDT-03: the two forms of each kind of registration: the first, and the one for details. */
export const registrationForms = {
  Register: ['registration-form-first-page', 'registration-form-details'],
  Contact: ['registration-form-first-page', 'contact-form-details'],
} as const;

/** What a registration makes of a person: a claimant, or one who only got in touch (RDT-03). */
export type RegistrationKind = keyof typeof registrationForms;

/** The kind of registration that `account_RegistrationType` of an account names. Pure. */
export const registrationKindOf = (type: unknown): RegistrationKind => (type === 'Contact' ? 'Contact' : 'Register');
