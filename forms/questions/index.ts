import { address } from './address/address.ts';
import { attachmentsList } from './attachments-list/attachments-list.ts';
import { datepicker } from './datepicker/datepicker.ts';
import type { FieldType } from './field-type.ts';
import { fullName } from './full-name/full-name.ts';
import { phone } from './phone/phone.ts';
import { uploader } from './uploader/uploader.ts';
import { uniqueEmail } from './unique-email/unique-email.ts';
import { vin } from './vin/vin.ts';
import { pdfDownload, pdfPreview } from './pdf-document/pdf-document.ts';
import { recaptcha } from './recaptcha/recaptcha.ts';
import { signature } from './signature/signature.ts';
import { surveyWords } from './survey-words.ts';

export { attachmentOwnerOf, type ListedFile } from './attachments-list/attachments-list.ts';
export { dateLimitsOf, dayInWords, exampleDate, patternOf, readAnswer } from './datepicker/datepicker.ts';
export { dayOf, writeDate } from '#schemas/values/date';
export { recaptchaAnswer, recaptchaHosts } from './recaptcha/recaptcha.ts';
export { drawingPrefix, isDrawing, isShowable, maxDrawingPixels } from './signature/drawing.ts';
export { signatureAnswer, signedIn, type Signed } from './signature/signature.ts';
export { withLine } from './address/address.ts';
export { lookedUpAddress, postcodeIn } from './address/looked-up.ts';
export { rulesOf as countryRulesOf } from '#schemas/values/postal-address/country-rules';
export { anyNameProperty, isFullName, toFullName, type FullName } from './full-name/full-name.ts';
export { requiredLines } from './address/required-lines.ts';
export { isCell, type Phone, withCountry, withNumber } from './phone/phone.ts';
export { threeLetters, twoLetters } from '#schemas/values/countries/iso3';
export { uploaderAnswer, uploaderLimitsOf } from './uploader/uploader.ts';
export { mailFault, toEmail } from './unique-email/unique-email.ts';
export { withPart, type Vehicle, type VehiclePart } from './vin/vin.ts';
export type { CheckResult, FieldCheck, ServerCheck } from '#schemas/page';
export type { FieldFault, FieldSettings, FieldType, PropertySchema } from './field-type.ts';

/** The portal's own question types, by their name in a form's definition; how each looks: `forms/fields`. */
export const fieldTypes = {
  address,
  attachmentslist: attachmentsList,
  datepicker,
  fullname: fullName,
  phone,
  uniqueemail: uniqueEmail,
  uploader,
  vin,
  pdfdownload: pdfDownload,
  pdfpreview: pdfPreview,
  recaptcha,
  signature,
} as const satisfies Readonly<Record<string, FieldType>>;

export type FieldTypeName = keyof typeof fieldTypes;

/** The type of this name; undefined for one of survey-core. */
export const fieldTypeOf = (name: string): FieldType | undefined =>
  Object.hasOwn(fieldTypes, name) ? fieldTypes[name as FieldTypeName] : undefined;

/** Words of all questions in English, SurveyJS's among them, by the key that a tenant replaces them by behind `form.`. */
export const fieldWords = {
  ...address.words,
  ...attachmentsList.words,
  ...datepicker.words,
  ...fullName.words,
  ...phone.words,
  ...uniqueEmail.words,
  ...uploader.words,
  ...vin.words,
  ...pdfDownload.words,
  ...pdfPreview.words,
  ...recaptcha.words,
  ...signature.words,
  ...surveyWords,
} as const;

export type FieldWords = Readonly<Record<keyof typeof fieldWords, string>>;
