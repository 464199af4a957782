import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { filesIn } from '#schemas/form';
import { namesOf } from './answers-beside.ts';
import { maxAge, nameOf, readKept } from './keep-answers.ts';

/** A file chosen in a form that this device alone has the answers of (FRM-13, FRM-15). */
interface Chosen {
  /** That of the form's answers. */
  readonly name: string;
  /** `pending:` and an id, as the answer names it. */
  readonly content: string;
  readonly file: File;
  /** When it was chosen, in milliseconds since 1970. */
  readonly at: number;
}

interface Storage extends DBSchema {
  readonly files: { key: [string, string]; value: Chosen };
}

type Keeper = readonly [keeper: string, formName: string];

/** A file that no answer names any more was left out, or another window is about to name it. */
const unnamedFor = 86_400_000;

/** Keeps a file until its form is sent; false where the device refuses (storage closed or full). */
export const keepChosenFile = (of: Keeper, { content, file }: Pick<Chosen, 'content' | 'file'>, now: number): Promise<boolean> =>
  within(false, async (storage) => {
    await storage.put('files', { name: nameOf(...of), content, file, at: now });
    return true;
  });

/** The kept files that the answers of a form name, by that name. Throws away those that are over: older than thirty days, of any form, or left out of this one. */
export const chosenFiles = (of: Keeper, named: ReadonlySet<string>, now: number): Promise<Readonly<Record<string, File>>> =>
  within({}, async (storage) => {
    const name = nameOf(...of);
    const all = await storage.getAll('files');
    const isOwn = (one: Chosen): boolean => one.name === name && named.has(one.content);
    const isOver = (one: Chosen): boolean => now - one.at > (one.name === name && !isOwn(one) ? unnamedFor : maxAge);
    for (const one of all.filter(isOver)) await storage.delete('files', [one.name, one.content]);
    return Object.fromEntries(all.filter((one) => isOwn(one) && !isOver(one)).map(({ content, file }) => [content, file]));
  });

/** Forgets the files of forms that were sent, or whose answers were discarded; those that another window's answers name stay, and `spared` contents. */
export const forgetChosenFiles = (forms: readonly Keeper[], spared: readonly string[] = []): Promise<void> =>
  within(undefined, async (storage) => {
    for (const of of forms) {
      const name = nameOf(...of);
      const stays = new Set([...spared, ...contentsIn(name)]);
      const keys = await storage.getAllKeys('files', IDBKeyRange.bound([name, ''], [name, '\uffff']));
      for (const key of keys.filter(([, content]) => !stays.has(content))) await storage.delete('files', key);
    }
  });

/** Throws away, of every form, what is older than thirty days, and what has been named by no kept answers for longer than a day. */
export const sweepChosenFiles = (now: number): Promise<void> =>
  within(undefined, async (storage) => {
    for (const { name, content, at } of await storage.getAll('files'))
      if (now - at > (contentsIn(name).includes(content) ? maxAge : unnamedFor)) await storage.delete('files', [name, content]);
  });

/** Contents of the files that kept answers of a form name, in any window. */
const contentsIn = (name: string): readonly string[] =>
  namesOf(name).flatMap((one) => filesIn(readKept(one)?.answers ?? {}).map(({ file }) => file.content));

async function within<Answer>(refused: Answer, work: (storage: IDBPDatabase<Storage>) => Promise<Answer>): Promise<Answer> {
  try {
    const storage = await openDB<Storage>('portico', 1, {
      upgrade: (made) => void made.createObjectStore('files', { keyPath: ['name', 'content'] }),
    });
    try {
      return await work(storage);
    } finally {
      storage.close();
    }
  } catch {
    return refused;
  }
}
