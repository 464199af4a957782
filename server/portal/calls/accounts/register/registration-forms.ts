import { registrationForms, type CallOf } from '#schemas/api';
import { acceptAnswers, askedFiles, type Reader, type AcceptAnswersParts } from '../../../rules/index.ts';
import { withOwnFiles, type Applicant, type PublishedContent } from '../../../records/index.ts';

type Files = readonly NonNullable<CallOf<'accounts.register'>['body']['files']>[number][];

/**
 * The answers and files that those of the registration's forms ask for which the tenant publishes; 422 names the questions that refuse theirs. The members
 * of the account count as answers to questions of the same names, so that a form may ask for them.
 */
export async function acceptRegistration(
  reader: Reader<PublishedContent & AcceptAnswersParts>,
  { type, data }: Applicant,
  { body, whose }: { readonly body: CallOf<'accounts.register'>['body']; readonly whose: string },
): Promise<{ readonly data: Applicant['data']; readonly files: Files }> {
  const { email, name, family_name, phoneNumber, files = [] } = body;
  const items = await Promise.all(registrationForms[type].map((slug) => reader.parts.readContent(reader.tenant, 'submission-form', slug)));
  const definitions = items.filter((item) => item !== null && item['status'] !== 'Inactive').map((item) => item?.['surveyDefinition']);
  const members = { email, name, family_name, ...(phoneNumber === undefined ? {} : { phoneNumber }) };
  const accepted = await acceptAnswers(reader, definitions, { whose, answers: { ...data, ...members }, files });
  const own = Object.entries(accepted).filter(([key]) => !Object.hasOwn(members, key) || Object.hasOwn(data, key));
  return { data: withOwnFiles(Object.fromEntries(own), []), files: definitions.length === 0 ? files : askedFiles(definitions, files) };
}
