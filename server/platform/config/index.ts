export { type Config, ConfigFaults, readConfig } from './config.ts';
export { keysAtHand } from './keys-at-hand.ts';
export { readSetting } from './read-setting.ts';
export { describeSettings, settings } from './settings.ts';
