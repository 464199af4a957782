import { installDigitsField } from '../fields/digits/index.ts';
import { installFileField } from '../fields/file/index.ts';
import { installNotShownField } from '../fields/not-shown/index.ts';
import { installSelectField } from '../fields/select/index.ts';

installFileField();
installDigitsField();
installNotShownField();
installSelectField();
