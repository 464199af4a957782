import type { AttachmentItem } from '#schemas/api';
import { fileIdOf, fileIdsIn, isSameFile, mapFiles } from '#forms/definition';
import { isArrivedState } from '#schemas/shared/statuses';

/**
 * A file that has arrived is known by its id, or the path of its question, its name and its size; its answer then names the stored file. One that an answer
 * names by id is no other's, nor is one of `others`, and each is one answer's only: what has the same name and did not arrive stays as it was. Pure.
 */
export function withArrivedFiles(
  answers: Readonly<Record<string, unknown>>,
  files: readonly Pick<AttachmentItem, 'id' | 'questionName' | 'uploadFileName' | 'size' | 'state'>[],
  others: readonly string[] = [],
): Record<string, unknown> {
  const here = files.filter(({ state }) => isArrivedState(state));
  const ids = new Set(files.map(({ id }) => id));
  const taken = new Set([...fileIdsIn(answers), ...others]);
  const free = here.filter(({ id }) => !taken.has(id));
  return mapFiles(answers, (path, named) =>
    named.map((file) => {
      const known = fileIdOf(file);
      if (ids.has(known)) return here.some(({ id }) => id === known) ? { ...file, content: `stored:${known}` } : file;
      const alike = named.filter((other) => isSameFile(other, file) && other.fault === undefined && !ids.has(fileIdOf(other)));
      const arrived = free.filter(
        ({ questionName, uploadFileName: name, size }) => questionName === path && isSameFile({ name, size }, file),
      );
      // Where more have arrived, the latest.
      const id = arrived.slice(-alike.length)[alike.indexOf(file)]?.id;
      return id === undefined ? file : { ...file, content: `stored:${id}` };
    }),
  );
}
