/** Back from signing a document. */
export { SignReturnScreen as Screen } from './SignReturnScreen.tsx';
export { showSignReturn, withSignNotice } from './show-sign-return.ts';
