import { randomUUID } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const tenant = 'northgate';

/** A form that one person may send any number of times, with a file. */
export const manyTimes = { slug: 'many-times', file: 'proof', pool: `portico_${tenant}`, client: `${tenant}portal` };

/** Who writes in tests that kill. */
export const writer = { email: 'daniel.okafor@example.org', account: '4e470001-0002-4c1a-9f00-000000000002', demoPort: 1 };

/** Who signs in them: a document each time, as many as may be signed in an hour with a repeat of each. */
export const signer = { email: 'harold.thompson@example.org', submission: '4e470002-0009-4c1a-9f00-000000000009', documents: 30 };

/** Copies the demo tenants into `folder` with that form and those documents; answers the settings of a portal that shows them. */
export function writeKillTenant(folder: string): Readonly<Record<string, string>> {
  cpSync(join(import.meta.dirname, '../../fixtures'), folder, { recursive: true });
  const forms = join(folder, 'tenants', tenant, 'submission-form');
  const form = JSON.parse(readFileSync(join(forms, 'unsubscribe.json'), 'utf8')) as {
    surveyDefinition: { pages: { elements: object[] }[] };
  };
  form.surveyDefinition.pages[0]?.elements.push({ type: 'file', name: manyTimes.file, storeDataAsText: false });
  writeFileSync(join(forms, `${manyTimes.slug}.json`), JSON.stringify({ ...form, slug: manyTimes.slug, additionalForm: true }));
  const people = join(folder, 'people', `${tenant}.json`);
  const seeded = JSON.parse(readFileSync(people, 'utf8')) as { claimants: { email: string; documents?: object[] }[] };
  for (const claimant of seeded.claimants.filter(({ email }) => email === signer.email))
    claimant.documents = Array.from({ length: signer.documents }, (_, index) => ({
      id: randomUUID(),
      submissionId: signer.submission,
      name: `Agreement ${index}`,
      filePurpose: 'Agreement',
      file: 'authority-to-act.pdf',
    }));
  writeFileSync(people, JSON.stringify(seeded));
  return { PORTICO_FIXTURES: join(folder, 'tenants'), PORTICO_DEFAULT_TENANT: tenant };
}
