import { sameJson } from '#engine';
import {
  fileAnswers,
  fileIdOf,
  filesIn,
  isStoredFile,
  mapFiles,
  withFiles,
  withFilesAt,
  type FileAnswer,
  type FileAt,
} from '#forms/definition';

/** What is known of both sides of a form. */
export interface FileSides {
  /** Ids of the files that both sides began with: one of them that a side does not name was removed there. */
  readonly before: ReadonlySet<string>;
  /** Ids of the files that saves from here named of which no answer came: one of them that this side does not name was removed here. */
  readonly tried?: ReadonlySet<string>;
  /** How many files the question at a path takes. */
  readonly maxFilesAt: (path: string) => number;
}

/**
 * The answer of one name with the files of both sides, by their ids: those of the other side first, each side in its order. Undefined where more than files
 * differs, or a question takes fewer than there are. Pure.
 */
export function mergeFiles(name: string, mine: unknown, theirs: unknown, sides: FileSides): { readonly answer: unknown } | undefined {
  const [here, there] = [filesIn({ [name]: mine }), filesIn({ [name]: theirs })];
  const paths = [...new Set([...there, ...here].map(({ path }) => path))];
  if (paths.length === 0 || hasMoved(here, there)) return undefined;
  const merged = new Map(paths.map((path) => [path, merge(at(path, here), at(path, there), sides)]));
  if ([...merged].some(([path, files]) => files.filter(isTaken).length > sides.maxFilesAt(path))) return undefined;
  const isList = [mine, theirs].every((side) => fileAnswers(side).length > 0 || side === undefined || isEmpty(side));
  if (isList) {
    const files = merged.get(name) ?? [];
    return { answer: files.length > 0 ? withFiles(fileAnswers(theirs).length > 0 ? theirs : mine, files) : undefined };
  }
  if (!sameJson(withoutFiles(mine), withoutFiles(theirs))) return undefined;
  const placed = mapFiles({ [name]: mine }, (path) => merged.get(path) ?? []);
  const added = [...merged].filter(([path]) => at(path, here).length === 0);
  const answers = added.reduce<Record<string, unknown>>((all, [path, files]) => withFilesAt(all, path, files), placed);
  // A row without an answer has no place for a name with dots.
  return filesIn(answers).length === [...merged.values()].flat().length ? { answer: answers[name] } : undefined;
}

/** Whether its question takes it: one that it does not is listed with the reason, and counts for nothing. */
const isTaken = ({ fault }: FileAnswer): boolean => fault === undefined;

const at = (path: string, files: readonly FileAt[]): FileAnswer[] => files.filter((one) => one.path === path).map(({ file }) => file);

/** Whether a file is in another row there than here: rows have no name but their place. */
const hasMoved = (here: readonly FileAt[], there: readonly FileAt[]): boolean =>
  here.some(({ path, file }) => there.some((other) => fileIdOf(other.file) === fileIdOf(file) && other.path !== path));

function merge(mine: readonly FileAnswer[], theirs: readonly FileAnswer[], { before, tried }: FileSides): FileAnswer[] {
  const own = new Map(mine.map((file) => [fileIdOf(file), file]));
  const others = new Set(theirs.map(fileIdOf));
  const isNew = (file: FileAnswer): boolean => !before.has(fileIdOf(file));
  return [
    ...theirs.flatMap((file) => stored(file, own.get(fileIdOf(file))) ?? (isNew(file) && !tried?.has(fileIdOf(file)) ? file : [])),
    ...mine.filter((file) => !others.has(fileIdOf(file)) && isNew(file)),
  ];
}

/** A file that both sides have; one side may not know yet that the server has it. */
const stored = (theirs: FileAnswer, mine: FileAnswer | undefined): FileAnswer | undefined => mine && (isStoredFile(theirs) ? theirs : mine);

/** A row that has no file yet may have no list of them either. */
function withoutFiles(answer: unknown): unknown {
  const bare = JSON.stringify(
    mapFiles({ answer }, () => []),
    (_, part: unknown) => (isEmpty(part) ? undefined : part),
  );
  return JSON.parse(bare) as unknown;
}

const isEmpty = (part: unknown): boolean => Array.isArray(part) && part.length === 0;
