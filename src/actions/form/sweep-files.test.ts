// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chosenFiles, keepChosenFile } from '../../forms/index.ts';
import { sweepFiles } from './sweep-files.ts';

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => vi.unstubAllGlobals());

const day = 86_400_000;
const named = [{ name: 'a.pdf', type: 'application/pdf', size: 1, content: 'pending:a' }];
const left = async () => Object.keys(await chosenFiles(['register', 'details'], named, Date.now() - 2 * day));

test('a document without a form throws away files that are over, and makes no database where none was', async () => {
  await sweepFiles();
  expect(await indexedDB.databases()).toEqual([]);
  await keepChosenFile(['register', 'details'], { content: 'pending:a', file: new File(['a'], 'a.pdf') }, Date.now() - 2 * day);
  expect(await left()).toEqual(['pending:a']);
  await sweepFiles();
  expect(await left()).toEqual([]);
});
