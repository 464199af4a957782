import { fullName, namingMissingOfAccount, type AccountRow, type PublishedContent, type RecordStore } from '../../records/index.ts';
import { type PdfJob, pdfLook } from '../../documents/index.ts';
import type { Reader } from '../../rules/index.ts';
import type { CallDependencies } from '../call.ts';
import { answeredRegistration } from './answered-registration.ts';

type RegistrationReader = Omit<Reader, 'parts'> & CallDependencies<RecordStore & PublishedContent>;

/** A PDF of what the account was registered with, both forms of it, as it is known now; undefined where nothing was answered. */
export async function registrationJob(reader: RegistrationReader, account: AccountRow): Promise<PdfJob | undefined> {
  const { parts } = reader;
  const answered = await answeredRegistration(parts, account);
  const last = answered?.forms.at(-1);
  if (!answered || !last) return undefined;
  const [first] = answered.forms;
  const look = await pdfLook(reader);
  return {
    ...look,
    definition: last['surveyDefinition'],
    ...(first === last ? {} : { earlier: first?.['surveyDefinition'] }),
    answers: await namingMissingOfAccount(parts.db, account, answered.answers, look.words),
    title: look.words.registration,
    referenceNumber: account.identifier,
    account: fullName(account),
  };
}
