export { type Config, readConfig, warnOfSecrets } from './config.ts';
export { readKeys } from './keys-at-hand.ts';
export { ConfigError, readSettings, type Environment } from './read-settings.ts';
export { warnOfUnknownNames } from './unknown-names.ts';
