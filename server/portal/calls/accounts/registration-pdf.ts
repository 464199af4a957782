import { contentDisposition, inert } from '../../../platform/http/index.ts';
import { notFound } from '../../../platform/problems/index.ts';
import { requireAccount, type RecordStore } from '../../records/index.ts';
import type { Operation } from '../call.ts';
import { type CopyParts, makeCopy } from '../copies/make-copy.ts';
import { registrationJob } from './registration-job.ts';

/** CNF-05: what the account was registered with, both forms of it, as a PDF of what is known now. 404 where nothing was answered. */
export const registrationPdf: Operation<'accounts.registrationPdf', RecordStore & CopyParts> = async (call) => {
  const account = await requireAccount(call);
  const pdf = await makeCopy(call, async () => {
    const job = await registrationJob(call, account);
    if (!job) throw notFound();
    return job;
  });
  return {
    file: Buffer.from(pdf),
    headers: { 'content-type': 'application/pdf', 'content-disposition': contentDisposition('inline', 'registration.pdf'), ...inert },
  };
};
