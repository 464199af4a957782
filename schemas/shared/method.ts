import { Type } from 'typebox';
import { signInMethods, type SignInMethod } from './sign-in-method.ts';

/** One of the ways a passcode may be sent, as a schema. */
export const Method = () => Type.Unsafe<SignInMethod>(Type.Union(signInMethods.map((method) => Type.Literal(method))));
