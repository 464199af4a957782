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
import { registrationFormsOf, withOwnFiles, type Applicant } from '../../../records/index.ts';

type Files = readonly NonNullable<CallOf<'accounts.register'>['body']['files']>[number][];

/**
 * The answers and files that those of the registration's forms ask for which the tenant publishes; 422 names the questions that refuse theirs, 403 where one
 * of the forms is closed to visitors. The members of the account count as answers to questions of the same names, so that a form may ask for them.
 */
export async function acceptRegistration(
  reader: Reader<FileRulesParts & AcceptAnswersParts & CheckParts> & { readonly origin: string },
  { type, data }: Applicant,
  {
    body,
    submitter,
    byStaff,
  }: { readonly body: CallOf<'accounts.register'>['body']; readonly submitter: string; readonly byStaff: boolean },
): Promise<{ readonly data: Applicant['data']; readonly files: Files; readonly rules: FileRules }> {
  const { email, name, family_name, phoneNumber, files = [] } = body;
  const items = await registrationFormsOf(reader.parts, reader.tenant, type);
  const open = items.filter(({ status }) => status !== 'Inactive');
  // Visitors cannot fill them in: what is sent all the same was never asked for a reCAPTCHA, or for what is required.
  if (open.length < items.length && !byStaff) throw registrationClosed();
  const definitions = open.map(({ surveyDefinition }) => surveyDefinition);
  const members = { email, name, family_name, ...(phoneNumber === undefined ? {} : { phoneNumber }) };
  const rules = await fileRulesFor(reader, definitions);
  const sender = { host: new URL(reader.origin).hostname, signedIn: false };
  const accepted = await acceptAnswers(reader, definitions, { submitter, answers: { ...data, ...members }, files, limits: rules, sender });
  const own = Object.entries(accepted).filter(([key]) => !Object.hasOwn(members, key) || Object.hasOwn(data, key));
  return {
    data: withOwnFiles(Object.fromEntries(own), []),
    files: definitions.length === 0 ? files : askedFiles(definitions, files),
    rules,
  };
}
