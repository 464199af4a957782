import { filesIn } from '#schemas/form';
import type { CallOf } from '#schemas/api';

type Announced = NonNullable<CallOf<'submissions.create'>['body']['files']>[number];

/**
 * FRM-13: the files that come with answers sent for good: those that were announced, and any other that the answers name and that was not sent
 * before, so that whatever does not arrive is reported missing. Pure.
 */
export function filesToExpect(answers: Readonly<Record<string, unknown>>, announced: readonly Announced[] = []): readonly Announced[] {
  const open = [...announced];
  const others = filesIn(answers).flatMap(({ path, file: { name, size, type, content } }) => {
    if (!content.startsWith('pending:')) return [];
    const index = open.findIndex(({ questionName, fileName }) => questionName === path && fileName === name);
    if (index >= 0) return (open.splice(index, 1), []);
    return [{ questionName: path, fileName: name, size, contentType: type }];
  });
  return [...announced, ...others];
}
