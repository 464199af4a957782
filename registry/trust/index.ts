/** The policy that html must pass before a browser makes elements of it. */
export { installTrust, loadSanitiser } from './trusted-types.ts';
