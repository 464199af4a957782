import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { withTimeout } from '#schemas/shared/timeouts';
import { dayMs } from '#locale/dates-and-numbers/units-of-time';
import { filesIn, type FileAnswer } from '#forms/definition';
import { databaseName, isUntouched, maxDatabaseWait } from './device-database.ts';
import { namesOf } from '../kept-answers/keep-answers.ts';
import { maxAge, nameOf, readLocal } from '../kept-answers/answers-in-storage.ts';
import { cipherFor } from '../kept-answers/sealed-answers.ts';

/**
 * A chosen file that the server has not got (FRM-13, FRM-15): of a form that this device alone has the answers of, readable like them, or of a person
 * signed in, sealed with the key of their session (decision 0024).
 */
interface ChosenFileKey {
  /** That of the form's answers. */
  readonly name: string;
  /** `pending:` and an id, as the answer names it. */
  readonly content: string;
  readonly file?: File;
  /** In place of the file, whose name and type the answer has. A Blob: what is not opened stays on the disk. */
  readonly sealed?: Blob;
  /** When it was chosen, in milliseconds since 1970. */
  readonly at: number;
}

interface Storage extends DBSchema {
  readonly files: { key: [string, string]; value: ChosenFileKey };
}

type Keeper = readonly [keeper: string, formName: string];

/** A file that no answer names any more was left out, or another window is about to name it. */
const unnamedFor = dayMs;

interface ChosenFileContent {
  readonly content: string;
  readonly file: File;
}

/** Keeps a file until its form is sent; false where the device refuses (storage closed or full). */
export const keepChosenFile = (of: Keeper, { content, file }: ChosenFileContent, now: number): Promise<boolean> =>
  keeping(async (storage) => {
    await storage.put('files', { name: nameOf(...of), content, file, at: now });
    return true;
  });

/** Keeps a file of a person signed in until the server has it; false where the device refuses, or there is no key for it. */
export const sealChosenFile = (of: Keeper, { content, file }: ChosenFileContent, now: number): Promise<boolean> =>
  keeping(async (storage) => {
    const name = nameOf(...of);
    const sealed = await cipherFor(of[0])?.sealFile(file, placeOf({ name, content }));
    if (sealed) await storage.put('files', { name, content, sealed, at: now });
    return sealed !== undefined;
  });

const placeOf = ({ name, content }: Pick<ChosenFileKey, 'name' | 'content'>): string => `${name} ${content}`;

/** Forgets files that the server has, or that were left out. */
export const dropChosenFiles = (of: Keeper, contents: readonly string[]): Promise<void> =>
  reading(undefined, async (storage) => {
    for (const content of contents) await storage.delete('files', [nameOf(...of), content]);
  });

/** The kept files of these answers for files of a form, by their content. Throws away those that are over: older than thirty days, of any form, or left out of this one. */
export const chosenFiles = (of: Keeper, named: readonly FileAnswer[], now: number): Promise<Readonly<Record<string, File>>> =>
  reading({}, async (storage) => {
    const name = nameOf(...of);
    const answers = new Map(named.map((answer) => [answer.content, answer]));
    const opened: Record<string, File> = {};
    for (const one of await storage.getAll('files')) {
      const answer = one.name === name ? answers.get(one.content) : undefined;
      // Another submission of this form may name what was sealed: it is dropped by name, or by age.
      const isOver = now - one.at > (one.name === name && !one.sealed && !answer ? unnamedFor : maxAge);
      if (isOver) await storage.delete('files', [one.name, one.content]);
      const file = !isOver && answer && (await fileOf(of[0], one, answer));
      if (file) opened[one.content] = file;
    }
    return opened;
  });

/** Undefined where it cannot be read: sealed with another key, changed, or put unsealed in the place of a sealed one. It is thrown away by its age. */
async function fileOf(keeper: string, { file, sealed, ...place }: ChosenFileKey, { name, type }: FileAnswer): Promise<File | undefined> {
  if (!sealed) return cipherFor(keeper) ? undefined : file;
  const bytes = await cipherFor(keeper)
    ?.openFile(sealed, placeOf(place))
    .catch(() => undefined);
  return bytes && new File([bytes], name, { type });
}

/** Forgets the files of forms that were sent, or whose answers were discarded; those that another window's answers name stay, and `spared` contents. */
export const forgetChosenFiles = (forms: readonly Keeper[], spared: readonly string[] = []): Promise<void> =>
  reading(undefined, async (storage) => {
    for (const of of forms) {
      const name = nameOf(...of);
      const stays = new Set([...spared, ...contentsIn(name)]);
      const keys = await storage.getAllKeys('files', IDBKeyRange.bound([name, ''], [name, '\uffff']));
      for (const key of keys.filter(([, content]) => !stays.has(content))) await storage.delete('files', key);
    }
  });

/** Throws away, of every form, what is older than thirty days, and what is readable and has been named by no kept answers for longer than a day. */
export const sweepChosenFiles = (now: number): Promise<void> =>
  reading(undefined, async (storage) => {
    for (const { name, content, sealed, at } of await storage.getAll('files'))
      if (now - at > (sealed || contentsIn(name).includes(content) ? maxAge : unnamedFor)) await storage.delete('files', [name, content]);
  });

/** Contents of the files that kept answers of a form name, in any window. */
const contentsIn = (name: string): readonly string[] =>
  namesOf(name).flatMap((one) => filesIn(readLocal(one)?.answers ?? {}).map(({ file }) => file.content));

/** Does work in the storage; answers `refused` where nothing was ever kept, and then makes no database. */
const reading = async <Answer>(refused: Answer, work: (storage: IDBPDatabase<Storage>) => Promise<Answer>): Promise<Answer> =>
  (await isUntouched()) ? refused : within(refused, work);

const keeping = (work: (storage: IDBPDatabase<Storage>) => Promise<boolean>): Promise<boolean> => within(false, work);

async function within<Answer>(refused: Answer, work: (storage: IDBPDatabase<Storage>) => Promise<Answer>): Promise<Answer> {
  try {
    const opening = openDB<Storage>(databaseName, 1, {
      upgrade: (made) => void made.createObjectStore('files', { keyPath: ['name', 'content'] }),
    });
    try {
      return await work(await withTimeout(opening, maxDatabaseWait));
    } finally {
      // Also one that opens too late.
      opening.then(
        (storage) => storage.close(),
        () => undefined,
      );
    }
  } catch {
    return refused;
  }
}
