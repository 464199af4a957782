// @vitest-environment happy-dom
import { Blob as StorableBlob } from 'node:buffer';
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionState } from '../../auth/index.ts';
import { deviceCipher } from '../kept-answers/device-cipher.ts';
import { chosenFiles, dropChosenFiles, forgetChosenFiles, keepChosenFile, sealChosenFile, sweepChosenFiles } from './chosen-files.ts';
import { nameOf } from '../kept-answers/answers-in-storage.ts';
import { unlockDevice } from '../kept-answers/sealed-answers.ts';

const at = Date.parse('2026-11-23T14:05:00Z');
const day = 86_400_000;
const first = ['register', 'details'] as const;
const other = ['register', 'first-page'] as const;
const keep = (of: typeof first | typeof other, content: string, now = at) =>
  keepChosenFile(of, { content, file: new File([content], `${content}.pdf`, { type: 'application/pdf' }) }, now);
const answerFor = (content: string) => ({ name: `${content}.pdf`, type: 'application/pdf', size: 1, content });
const namesIn = async (of: typeof first | typeof other, contents: readonly string[], now = at) =>
  Object.values(await chosenFiles(of, contents.map(answerFor), now)).map(({ name }) => name);

// One that a database can hold, as in a browser.
beforeEach(() => void vi.stubGlobal('Blob', StorableBlob));
afterEach(async () => {
  vi.unstubAllGlobals();
  localStorage.clear();
  await forgetChosenFiles([first, other]);
});

test('a chosen file is there again for the form it was chosen in, where its answers name it', async () => {
  expect(await keep(first, 'a')).toBe(true);
  await keep(first, 'b');
  await keep(other, 'c');
  expect([await namesIn(first, ['a', 'c']), await namesIn(other, ['c'])]).toEqual([['a.pdf'], ['c.pdf']]);
});

test('files are forgotten with their form, after thirty days, and a day after they were left out', async () => {
  for (const content of ['a', 'left out']) await keep(first, content);
  await keep(other, 'c');
  expect(await namesIn(first, ['a'], at + 2 * day)).toEqual(['a.pdf']);
  expect(await namesIn(first, ['a', 'left out'], at + 2 * day)).toEqual(['a.pdf']);
  await forgetChosenFiles([first]);
  expect([await namesIn(first, ['a']), await namesIn(other, ['c'])]).toEqual([[], ['c.pdf']]);
  expect(await namesIn(first, [], at + 31 * day)).toEqual([]);
  expect(await namesIn(other, ['c'], at)).toEqual([]);
});

test('a device that refuses keeps nothing, and does not stop the form', async () => {
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('closed', 'SecurityError');
    },
  });
  expect([await keep(first, 'a'), await namesIn(first, ['a'])]).toEqual([false, []]);
  await forgetChosenFiles([first]);
});

test('a database that never answers holds no form up', async () => {
  vi.useFakeTimers();
  const silent = { open: () => new EventTarget(), databases: async () => [{ name: 'portico' }] };
  for (const sick of [silent, { ...silent, databases: () => new Promise(() => undefined) }]) {
    vi.stubGlobal('indexedDB', sick);
    const opened = chosenFiles(first, [answerFor('a')], at);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await opened).toEqual({});
  }
  vi.useRealTimers();
});

const answer = (content: string) => ({ photo: [answerFor(content)] });
const keepAnswersOf = (of: typeof first | typeof other, content: string) =>
  localStorage.setItem(`${nameOf(of[0], of[1])}/w`, JSON.stringify({ answers: answer(content), page: 0, at, by: 'w' }));

test('files that another window names, and files that are spared, are not forgotten', async () => {
  for (const content of ['pending:a', 'pending:b', 'pending:c']) await keep(first, content);
  keepAnswersOf(first, 'pending:b');
  await forgetChosenFiles([first], ['pending:c']);
  expect(await namesIn(first, ['pending:a', 'pending:b', 'pending:c'])).toEqual(['pending:b.pdf', 'pending:c.pdf']);
});

test('a sweep forgets what no kept answer names after a day, and everything after thirty', async () => {
  await keep(first, 'pending:a');
  await keep(other, 'pending:b');
  keepAnswersOf(first, 'pending:a');
  const left = async () => [await namesIn(first, ['pending:a']), await namesIn(other, ['pending:b'])];
  await sweepChosenFiles(at + day - 1);
  expect(await left()).toEqual([['pending:a.pdf'], ['pending:b.pdf']]);
  await sweepChosenFiles(at + 2 * day);
  expect(await left()).toEqual([['pending:a.pdf'], []]);
  await sweepChosenFiles(at + 31 * day);
  expect(await left()).toEqual([[], []]);
});

const ann = ['ann', 'claim'] as const;
const unlock = (id: string, key = id[0]!): void =>
  unlockDevice({ state: 'signed-in', view: { id }, answersKey: key.repeat(43) } as SessionState, deviceCipher);
// The key stays with this module, which other tests use as well.
afterAll(() => unlock('later'));
const photo = (text = 'the photograph') => new File([text], 'Ünïcode ملاحظة.jpg', { type: 'image/jpeg' });
const namedAs = (content: string) => [{ name: 'Ünïcode ملاحظة.jpg', type: 'image/jpeg', size: 14, content }];
interface StoredFile {
  readonly content: string;
  readonly sealed?: Blob | undefined;
}
const opened = () => openDB('portico', 1);
const records = async (): Promise<StoredFile[]> => {
  const storage = await opened();
  const all = (await storage.getAll('files')) as StoredFile[];
  storage.close();
  return all;
};
const put = async (stored: StoredFile) => {
  const storage = await opened();
  await storage.put('files', stored);
  storage.close();
};
const textsOf = async (content: string, now = at) =>
  Promise.all(Object.values(await chosenFiles(ann, namedAs(content), now)).map(async (file) => [file.name, file.type, await file.text()]));

test('a file of a person signed in is sealed, and there again for that person alone', async () => {
  unlock('ann');
  expect(await sealChosenFile(ann, { content: 'pending:p', file: photo() }, at)).toBe(true);
  const [stored] = await records();
  expect(stored).not.toHaveProperty('file');
  expect(new TextDecoder('latin1').decode(await stored?.sealed?.arrayBuffer())).not.toContain('photograph');
  unlock('ben');
  expect(await textsOf('pending:p')).toEqual([]);
  expect(await sealChosenFile(ann, { content: 'pending:q', file: photo() }, at), 'without a key').toBe(false);
  unlock('ann');
  expect(await textsOf('pending:p')).toEqual([['Ünïcode ملاحظة.jpg', 'image/jpeg', 'the photograph']]);
  await dropChosenFiles(ann, ['pending:p']);
  expect(await textsOf('pending:p')).toEqual([]);
});

test('what another key has sealed, or was moved to another answer, is not opened, stays, and takes nothing else with it', async () => {
  unlock('ann');
  for (const content of ['pending:p', 'pending:q']) await sealChosenFile(ann, { content, file: photo(content) }, at);
  unlock('ann', 'z');
  expect(await textsOf('pending:p')).toEqual([]);
  unlock('ann');
  expect(await textsOf('pending:p')).toHaveLength(1);
  const [one, two] = await records();
  await put({ ...one!, sealed: two!.sealed });
  expect(await textsOf('pending:p')).toEqual([]);
  expect(await textsOf('pending:q')).toEqual([['Ünïcode ملاحظة.jpg', 'image/jpeg', 'pending:q']]);
  const { sealed: _, ...open } = two!;
  await put({ ...open, file: photo('planted') } as StoredFile);
  expect(await textsOf('pending:q'), 'what is not sealed is not believed').toEqual([]);
  await dropChosenFiles(ann, ['pending:p', 'pending:q']);
});

test('a sealed file that another submission of the form names is thrown away by its age alone', async () => {
  unlock('ann');
  await sealChosenFile(ann, { content: 'pending:r', file: photo() }, at);
  await sweepChosenFiles(at + 2 * day);
  await chosenFiles(ann, namedAs('pending:other'), at + 2 * day);
  expect(await textsOf('pending:r', at + 2 * day)).toHaveLength(1);
  await sweepChosenFiles(at + 31 * day);
  expect(await records()).toEqual([]);
});
