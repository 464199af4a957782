import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../fixtures/people');

/** The claimants of every demo tenant: the id is that of the account. */
export const claimants: readonly { readonly id: string; readonly email: string }[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => (JSON.parse(readFileSync(join(folder, file), 'utf8')) as { claimants: { id: string; email: string }[] }).claimants);
