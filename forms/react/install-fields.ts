import { createElement, type ComponentType } from 'react';
import type { QuestionBooleanModel, QuestionRankingModel, QuestionSignaturePadModel, QuestionSliderModel } from 'survey-core';
import { ReactQuestionFactory } from 'survey-react-ui';
import type { FieldTypeName } from '../model/definition/index.ts';
import type { FieldQuestion } from '../model/index.ts';
import { AddressField } from '../fields/address/index.ts';
import { AttachmentsField } from '../fields/attachments-list/index.ts';
import { installCommentField } from '../fields/comment/index.ts';
import { DatepickerField } from '../fields/datepicker/index.ts';
import { installDigitsField } from '../fields/digits/index.ts';
import { installFileField } from '../fields/file/index.ts';
import { FullNameField } from '../fields/full-name/index.ts';
import { installNotShownField } from '../fields/not-shown/index.ts';
import { PhoneField } from '../fields/phone/index.ts';
import { installSelectField } from '../fields/select/index.ts';
import { UploaderField } from '../fields/uploader/index.ts';
import { UniqueEmailField } from '../fields/unique-email/index.ts';
import { VinField } from '../fields/vin/index.ts';
import { YesNoField } from '../fields/yes-no/index.ts';
import { PdfDownloadField, PdfPreviewField } from '../fields/pdf-document/index.ts';
import { RecaptchaField } from '../fields/recaptcha/index.ts';
import { installDrawnRates } from '../fields/rating/index.ts';
import { RankingField } from '../fields/ranking/index.ts';
import { SignatureField, SignaturePadField } from '../fields/signature/index.ts';
import { SliderField } from '../fields/slider/index.ts';
import { installTickBox } from '../fields/tick-box/index.ts';
import { SwitchField } from '../fields/switch/index.ts';
import { quietErrors } from './errors/quiet-errors.ts';
import { installReview } from './review/install-review.ts';

/** How the portal's own question types look. */
const looks: Readonly<Record<FieldTypeName, ComponentType<{ readonly question: FieldQuestion }>>> = {
  address: AddressField,
  attachmentslist: AttachmentsField,
  datepicker: DatepickerField,
  fullname: FullNameField,
  phone: PhoneField,
  uniqueemail: UniqueEmailField,
  uploader: UploaderField,
  vin: VinField,
  pdfdownload: PdfDownloadField,
  pdfpreview: PdfPreviewField,
  recaptcha: RecaptchaField,
  signature: SignatureField,
};

/** Makes the looks of our own question types, and ours of SurveyJS's, known to SurveyJS. */
export function installFields(): void {
  installFileField();
  installDigitsField();
  installCommentField();
  installNotShownField();
  installSelectField();
  installTickBox();
  installDrawnRates();
  installReview();
  quietErrors();
  for (const [type, Look] of Object.entries(looks)) draw<FieldQuestion>(type, Look);
  draw<QuestionSliderModel>('slider', SliderField);
  draw<QuestionRankingModel>('ranking', RankingField);
  draw<QuestionSignaturePadModel>('signaturepad', SignaturePadField);
  draw<QuestionBooleanModel>('sv-boolean-switch', SwitchField);
  draw<QuestionBooleanModel>('boolean', YesNoField);
}

function draw<Asked>(type: string, Look: ComponentType<{ readonly question: Asked }>): void {
  // The types of survey-react-ui have a name as the creator's parameter; it passes the question's props.
  const creator = ({ question }: { question: Asked }) => createElement(Look, { question });
  ReactQuestionFactory.Instance.registerQuestion(
    type,
    creator as unknown as Parameters<typeof ReactQuestionFactory.Instance.registerQuestion>[1],
  );
}
