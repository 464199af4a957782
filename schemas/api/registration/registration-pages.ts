import type { RegistrationKind } from './registration-forms.ts';

const register = '/page/registration';
const signIn = '1';

/** REG-01, RDT-03: the page on which a registration of each kind begins. The root shows that of claimants, too. */
export const registrationPages: Readonly<Record<RegistrationKind, string>> = { Register: register, Contact: '/page/contact' };

/** REG-02: in the query of such a page, its second tab: the sign-in. */
export const signInTab = { tab: signIn } as const;

/** Address of the sign-in. */
export const signInTabPath = `${register}?tab=${signIn}`;
