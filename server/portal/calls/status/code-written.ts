import { ProblemError } from '../../../platform/problems/index.ts';
import type { ConfiguredStatus } from '../../records/index.ts';

/**
 * STS-07: the code of the status that a cell of a file means: a code, else one in other letters or the name of a status in any language, if no other status has it. What
 * means none stays as it was written; 422 for what means several. Pure.
 */
export function codeWritten(written: string, statuses: readonly ConfiguredStatus[]): string {
  if (statuses.some(({ code }) => code === written)) return written;
  const isMeant = ({ code, name }: ConfiguredStatus): boolean => [code, ...namesIn(name)].some((one) => plain(one) === plain(written));
  const meant = [...new Set(statuses.filter(isMeant).map(({ code }) => code))];
  if (meant.length > 1) throw new ProblemError(422, 'ambiguous-status', `"${written}" is ${meant.join(' or ')}. Write the code.`);
  return meant[0] ?? written;
}

const namesIn = (name: ConfiguredStatus['name']): readonly string[] => (typeof name === 'string' ? [name] : Object.values(name));

const plain = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
