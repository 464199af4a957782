import type { User } from '../../../services/identity/index.ts';
import type { AccountRow } from '../../records/index.ts';

/**
 * Every name under which a person did anything: the `sub`s of their users, the one their account is bound to, and the account's own link
 * (`PUT /api/Submissions` by a signed link). Never empty. Pure.
 */
export const subjectsOf = ({ id, subject }: Pick<AccountRow, 'id' | 'subject'>, users: readonly Pick<User, 'sub'>[]): readonly string[] => [
  ...new Set([...users.map(({ sub }) => sub), ...(subject ? [subject] : []), `link ${id}`]),
];
