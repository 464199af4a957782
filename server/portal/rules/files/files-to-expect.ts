import { fileIdOf, filesIn, isSameFile } from '#forms/definition';
import type { CallOf } from '#schemas/api';
import { isArrivedState } from '#schemas/shared/statuses';
import type { HeldFile } from '../../records/index.ts';

type AnnouncedFile = NonNullable<CallOf<'submissions.create'>['body']['files']>[number];

interface KnownFiles {
  readonly announced?: readonly AnnouncedFile[] | undefined;
  /** What the submission has already. */
  readonly held?: readonly HeldFile[];
}

/**
 * FRM-13: the files that come with answers sent for good: those that were announced, and any other that the answers name and that has not
 * arrived before, so that whatever does not arrive is reported missing. Pure.
 */
export function filesToExpect(
  answers: Readonly<Record<string, unknown>>,
  { announced = [], held = [] }: KnownFiles = {},
): readonly AnnouncedFile[] {
  const named = filesIn(answers);
  const open = [...announced];
  const arrived = held.filter(({ id, state }) => isArrivedState(state) && !named.some(({ file }) => file.content === `stored:${id}`));
  const others = named.flatMap(({ path, file: { name, size, type, content } }) => {
    if (!content.startsWith('pending:')) return [];
    const id = fileIdOf({ content });
    const isAnnounced = ({ id: own, questionName, fileName }: AnnouncedFile): boolean =>
      own === undefined ? questionName === path && isSameFile({ name: fileName }, { name }) : own === id;
    const index = open.findIndex(isAnnounced);
    if (index >= 0) return (open.splice(index, 1), []);
    // It came: that it was refused is what is reported of it.
    if (held.some((one) => one.id === id && one.state === 'refused')) return [];
    const before = arrived.findIndex(
      (one) => one.question_name === path && isSameFile({ name: one.file_name, size: one.size }, { name, size }),
    );
    if (before >= 0) return (arrived.splice(before, 1), []);
    return [{ id, questionName: path, fileName: name, size, contentType: type }];
  });
  return [...announced, ...others];
}
