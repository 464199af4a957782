import type { FieldSettings } from './field-type.ts';

/** For tests: settings of a required question with these properties. */
export const settingsWith = (properties: Readonly<Record<string, unknown>> = {}, more: Partial<FieldSettings> = {}): FieldSettings => ({
  isRequired: true,
  language: 'en',
  property: (name) => properties[name],
  word: (key) => key,
  ...more,
});
