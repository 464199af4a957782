/** What html must pass before a browser makes elements of it. */
export { sanitiseInForm } from './sanitiser.ts';
export { installTrust, loadSanitiser } from './trusted-types.ts';
