/** Back from signing a document. */
export { EsignReturnScreen as Screen } from './EsignReturnScreen.tsx';
export { showEsignReturn, withSignNotice } from './show-esign-return.ts';
