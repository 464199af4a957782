import { phoneReader } from '#schemas/values/telephone/phone-reader';
import type { Question, SurveyModel } from 'survey-core';
import { dialledNumber } from '#schemas/values/telephone/dialled-number';
import { readMailAddress } from '#schemas/values/mail-address';
import { isPersonName, tidyName } from '#schemas/values/person-name';
import { filled } from '#locale/messages/filled';
import { mailFault, type FieldWords } from '../../questions/index.ts';
import { wordIn } from '../field-question.ts';

/**
 * What is wrong with the text of a question that makes a member of an account, in the language of the form: the account takes its names, address
 * and number by the same rules, so that nothing is refused only once all is sent. `country`: two letters, in which the number may be written without its code. Undefined for
 * every other question, and for a number until a browser has the rules of countries.
 */
export function accountError(question: Question, country?: string): string | undefined {
  const value: unknown = question.value;
  const survey = question.survey as SurveyModel | null;
  if (question.getType() !== 'text' || typeof value !== 'string' || value.trim() === '' || !survey || !makesAccount(survey))
    return undefined;
  const fault = faultOf(question, value, country);
  return fault && filled(wordIn(survey, fault.word), fault.values ?? {});
}

/** Of a registration: one that corrects an account leaves its names, address and number as they are. */
const makesAccount = (survey: SurveyModel): boolean =>
  Boolean(survey.getVariable('account_RegistrationType')) && !survey.getVariable('account_id');

interface Fault {
  readonly word: keyof FieldWords;
  readonly values?: Readonly<Record<string, string>>;
}

function faultOf(question: Question, value: string, country: string | undefined): Fault | undefined {
  const isName = () => isPersonName(tidyName(value), question['anyName'] === true);
  switch (question.getValueName()) {
    case 'name':
      return isName() ? undefined : { word: 'firstNameInvalid' };
    case 'family_name':
      return isName() ? undefined : { word: 'lastNameInvalid' };
    case 'email': {
      const word = mailFault(readMailAddress(value));
      return word && { word };
    }
    case 'phoneNumber': {
      const reading = phoneReader()?.(value, country);
      const number = reading && dialledNumber(reading);
      return number && 'word' in number ? number : undefined;
    }
    default:
      return undefined;
  }
}
