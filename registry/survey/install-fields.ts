import { installDigitsField } from '../fields/digits/index.ts';
import { installFileField } from '../fields/file/index.ts';
import { installNotShownField } from '../fields/not-shown/index.ts';
import { installSelectField } from '../fields/select/index.ts';

/** Makes our own question types known to SurveyJS. */
export function installFields(): void {
  installFileField();
  installDigitsField();
  installNotShownField();
  installSelectField();
}
