/** The policy that html must pass before a browser makes elements of it. */
export { allowScript, installTrustedTypes, loadedSanitiser, loadSanitiser, loadSanitiserForPolicy } from './trusted-types.ts';
