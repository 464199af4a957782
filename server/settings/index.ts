export { fixedDays } from './retention.ts';
export { mapSettings, settingsIn, type Setting, type SettingTable, type ValuesOf } from './setting.ts';
export { describeSettings, settings } from './settings.ts';
