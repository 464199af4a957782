import { isPdf } from '../../../platform/file-type/index.ts';
import { ProblemError } from '../../../platform/problems/index.ts';
import { type PdfJob, pdfLook } from '../../documents/index.ts';
import { fullName, type AccountRow } from '../../records/index.ts';
import { registrationJob } from '../accounts/registration-job.ts';

export interface TemplateParts {
  /** Bytes of an asset of the tenant by its slug; null when there is none. */
  readonly readAsset: (tenant: string, slug: string) => Promise<Uint8Array | null>;
}

/** ESG-06: the bytes of a template of the tenant. 422 for a slug that is no PDF among its assets. */
export async function templateOf({ readAsset }: TemplateParts, tenant: string, slug: string): Promise<Uint8Array> {
  const template = await readAsset(tenant, slug);
  if (template && isPdf(template)) return template;
  throw new ProblemError(422, 'no-such-template', `There is no PDF "${slug}" among the assets of the tenant.`);
}

/** ESG-08: a template that is filled with what the account was registered with; who it is, if nothing else is known. */
export async function accountJob(
  reader: Parameters<typeof registrationJob>[0],
  account: AccountRow,
  template: Uint8Array,
): Promise<PdfJob> {
  const { name, family_name, email, phone } = account;
  const job = (await registrationJob(reader, account)) ?? {
    ...(await pdfLook(reader)),
    definition: { elements: ['name', 'family_name', 'email', 'phoneNumber'].map((one) => ({ type: 'text', name: one })) },
    answers: { name, family_name, email, ...(phone === null ? {} : { phoneNumber: phone }) },
    title: fullName(account),
    referenceNumber: account.identifier,
    account: fullName(account),
  };
  return { ...job, template };
}
