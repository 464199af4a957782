/** How claimants name themselves to sign in: methods, mail addresses, telephone numbers. Free of TypeBox, for the browser too. */
export { digitsOf, phoneNumber, withLatinDigits } from './digits.ts';
export { emailError, isMailAddress, normalMailAddress } from './mail-address.ts';
export { signInMethods, type SignInMethod } from './sign-in-method.ts';
