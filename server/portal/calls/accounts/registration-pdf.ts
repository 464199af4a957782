import { contentDisposition, inert } from '../../../platform/http/index.ts';
import { notFound } from '../../../platform/problems/index.ts';
import { fullName, namingMissingOfAccount, requireAccount, type RecordStore } from '../../records/index.ts';
import type { Operation } from '../call.ts';
import { type CopyParts, makeCopy } from '../copies/make-copy.ts';
import { pdfLook } from '../../documents/index.ts';
import { answeredRegistration } from './answered-registration.ts';

/** CNF-05: what the account was registered with, both forms of it, as a PDF of what is known now. 404 where nothing was answered. */
export const registrationPdf: Operation<'accounts.registrationPdf', RecordStore & CopyParts> = async (call) => {
  const { parts } = call;
  const account = await requireAccount(call);
  const answered = await answeredRegistration(parts, account);
  const last = answered?.forms.at(-1);
  if (!answered || !last) throw notFound();
  const [first] = answered.forms;
  const pdf = await makeCopy(call, async () => {
    const look = await pdfLook(call);
    return {
      ...look,
      definition: last['surveyDefinition'],
      ...(first === last ? {} : { earlier: first?.['surveyDefinition'] }),
      answers: await namingMissingOfAccount(parts.db, account, answered.answers, look.words),
      title: look.words.registration,
      referenceNumber: account.identifier,
      account: fullName(account),
    };
  });
  return {
    file: Buffer.from(pdf),
    headers: { 'content-type': 'application/pdf', 'content-disposition': contentDisposition('inline', 'registration.pdf'), ...inert },
  };
};
