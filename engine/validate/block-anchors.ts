import { anchorPattern } from '#schemas/page';
import type { Report } from './issue-report.ts';

const anchor = new RegExp(anchorPattern);

/**
 * The anchor by which links reach a block: its `id`; a made one where that is missing, is no anchor or is used before, the latter two with a warning.
 * `wanted`: the ids of all blocks, which no made one repeats; `taken`: the anchors of the blocks before, to which this one is added.
 */
export function anchorOf(id: unknown, wanted: ReadonlySet<unknown>, index: number, taken: Set<string>, report: Report): string {
  const usable = typeof id === 'string' && anchor.test(id);
  let chosen = usable && !taken.has(id) ? id : `block-${index + 1}`;
  if (chosen !== id) {
    while (taken.has(chosen) || wanted.has(chosen)) chosen += '-b';
    if (usable) report.add('warning', 'duplicate-id', ['component', index, 'id'], `The id "${id}" is used twice; links reach the first.`);
    else if (id !== undefined)
      report.add(
        'warning',
        'invalid-block',
        ['component', index, 'id'],
        'An id is a small letter, then small letters, digits and hyphens (at most 64).',
      );
  }
  taken.add(chosen);
  return chosen;
}
