import type { CallOf } from '#schemas/api';
import { refuseFaultyAnswers } from '../../answers/refuse-faulty-answers.ts';
import type { Portal } from '../../portal.ts';
import type { Applicant } from './applicant.ts';

/** REG-04, RDT-03: the first form and the one after it. */
const formsOf = {
  Register: ['registration-form-first-page', 'registration-form-details'],
  Contact: ['registration-form-first-page', 'contact-form-details'],
} as const;

/**
 * Judges the answers by those of the registration's forms that the tenant publishes: 422 names the questions. The members of the account
 * count as answers to questions of the same names, so that a form may ask for them.
 */
export async function refuseFaultyRegistration(
  portal: Portal,
  tenant: string,
  { type, data }: Applicant,
  { body, whose }: { readonly body: CallOf<'accounts.register'>['body']; readonly whose: string },
): Promise<void> {
  const { email, name, family_name, phoneNumber, files } = body;
  const items = await Promise.all(formsOf[type].map((slug) => portal.readContent(tenant, 'submission-form', slug)));
  const definitions = items.filter((item) => item !== null && item['status'] !== 'Inactive').map((item) => item?.['surveyDefinition']);
  const answers = { ...data, email, name, family_name, ...(phoneNumber === undefined ? {} : { phoneNumber }) };
  await refuseFaultyAnswers(portal, definitions, { whose, answers, files });
}
