import type { CallOf } from '#schemas/api';
import { registrationClosed } from './require-registration.ts';
import {
  acceptAnswers,
  askedFiles,
  fileRulesFor,
  type AcceptAnswersParts,
  type CheckParts,
  type FileRules,
  type FileRulesParts,
  type Reader,
} from '../../../rules/index.ts';
import { isObject } from '#locale/is-object';
import { withOwnFiles, type Applicant } from '../../../records/index.ts';

type Files = readonly NonNullable<CallOf<'accounts.register'>['body']['files']>[number][];

interface AcceptRegistrationOptions {
  readonly body: CallOf<'accounts.register'>['body'];
  /** Of the registration, as the tenant publishes them. */
  readonly forms: readonly Readonly<Record<string, unknown>>[];
  readonly submitter: string;
  readonly byStaff: boolean;
}

/**
 * The answers and files that those of the registration's forms ask for which the tenant publishes; 422 names the questions that refuse theirs, 403 where one
 * of the forms is closed to visitors. The members of the account count as answers to questions of the same names, so that a form may ask for them; of a
 * question for a full name or a telephone number its whole answer counts.
 */
export async function acceptRegistration(
  reader: Reader<FileRulesParts & AcceptAnswersParts & CheckParts> & { readonly origin: string },
  { data }: Pick<Applicant, 'data'>,
  { body, forms, submitter, byStaff }: AcceptRegistrationOptions,
): Promise<{ readonly data: Applicant['data']; readonly files: Files; readonly rules: FileRules }> {
  const { email, name, family_name, phoneNumber, files = [] } = body;
  const open = forms.filter(({ status }) => status !== 'Inactive');
  // Visitors cannot fill them in: what is sent all the same was never asked for a reCAPTCHA, or for what is required.
  if (open.length < forms.length && !byStaff) throw registrationClosed();
  const definitions = open.map(({ surveyDefinition }) => surveyDefinition);
  const members = { email, name, family_name, ...(phoneNumber === undefined ? {} : { phoneNumber }) };
  const whole = Object.fromEntries(Object.entries(data).filter(([key, value]) => Object.hasOwn(members, key) && isObject(value)));
  const rules = await fileRulesFor(reader, definitions);
  const sender = { host: new URL(reader.origin).hostname, signedIn: false };
  const accepted = await acceptAnswers(reader, definitions, {
    submitter,
    answers: { ...data, ...members, ...whole },
    files,
    accountCountry: reader.tenantSettings.identity.country,
    limits: rules,
    sender,
  });
  const own = Object.entries(accepted).filter(([key]) => !Object.hasOwn(members, key) || Object.hasOwn(data, key));
  return {
    data: withOwnFiles(Object.fromEntries(own), []),
    files: definitions.length === 0 ? files : askedFiles(definitions, files),
    rules,
  };
}
