/** The policy that html must pass before a browser makes elements of it. */
export { allowScript, installTrust, loadedSanitiser, loadFormSanitiser, loadSanitiser } from './trusted-types.ts';
