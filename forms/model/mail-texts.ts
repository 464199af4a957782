import { EmailValidator, type Question } from 'survey-core';
import { isMailAddress, readMailAddress } from '#schemas/values/mail-address';
import { replaceMethod } from './replace-method.ts';

/** The answer to a question for a mail address as every part of the portal reads one; what is none, and every other answer, as it is. Pure. */
export function readMailText(question: Question, value: unknown): unknown {
  if (typeof value !== 'string' || !asksForMail(question)) return value;
  const address = readMailAddress(value);
  return isMailAddress(address) ? address : value;
}

const asksForMail = (question: Question): boolean =>
  question['inputType'] === 'email' || (question.validators ?? []).some((one) => one.getType() === 'emailvalidator');

type Validate = EmailValidator['validate'];

/** Makes SurveyJS validate an address as it is read. */
export const registerMailReading = (): void =>
  replaceMethod<EmailValidator, Validate>(
    EmailValidator,
    'validate',
    (validate): Validate =>
      function (this: EmailValidator, value, ...more) {
        return validate.call(this, typeof value === 'string' ? readMailAddress(value) : value, ...more);
      },
  );
