/** The policy that html must pass before a browser makes elements of it. */
export { allowScript, installTrust, loadSanitiser } from './trusted-types.ts';
