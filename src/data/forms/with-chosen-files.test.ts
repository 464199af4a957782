// @vitest-environment happy-dom
import { Blob as StorableBlob } from 'node:buffer';
import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FormView } from '#schemas/api';
import { oneself } from '../../acting/acting.ts';
import { keeperOf } from '../../acting/index.ts';
import { deviceCipher } from '../../forms/kept-answers/device-cipher.ts';
import { chosenFiles, keepChosenFile, sealChosenFile, unlockDevice } from '../../forms/index.ts';
import type { SourceRequest } from '../source.ts';
import { withChosenFiles } from './with-chosen-files.ts';

// One that a database can hold, as in a browser.
beforeEach(() => void vi.stubGlobal('Blob', StorableBlob));
afterEach(() => vi.unstubAllGlobals());

const link = { token: 't', accountId: 'a', keeper: 'link for a', submission: null };
const asked = { acting: { ...oneself, link }, session: () => ({ state: 'signed-out' }) } as unknown as SourceRequest;
const named = (id: string) => [{ name: `${id}.pdf`, type: 'application/pdf', size: 1, content: `pending:${id}` }];

// The key stays with its module, which other tests use as well.
afterAll(() =>
  unlockDevice(
    { state: 'signed-in', view: { id: 'later' }, answersKey: 'a'.repeat(43) } as ReturnType<SourceRequest['session']>,
    deviceCipher,
  ),
);

test('the files of an answer that is offered beside that of the form are there, too', async () => {
  const keeper = keeperOf(asked.session(), asked.acting)!;
  for (const id of ['mine', 'other', 'left-out'])
    await keepChosenFile([keeper, 'claim'], { content: `pending:${id}`, file: new File([id], `${id}.pdf`) }, Date.now());
  const view = { slug: 'claim', answers: { photo: named('mine') }, otherAnswers: [{ question: 'photo', answer: named('other') }] };
  const { chosenFiles } = await withChosenFiles(view as unknown as FormView, asked);
  expect(Object.keys(chosenFiles ?? {}).toSorted()).toEqual(['pending:mine', 'pending:other']);
});

test('a draft has the files that the server has not got; those that have arrived, under whatever answer, are kept no longer', async () => {
  const session = { state: 'signed-in', view: { id: 'ann' }, answersKey: 'a'.repeat(43) };
  const signedIn = { acting: oneself, session: () => session } as unknown as SourceRequest;
  unlockDevice(signedIn.session(), deviceCipher);
  for (const id of ['waits', 'arrived', 'other'])
    await sealChosenFile(['ann', 'claim'], { content: `pending:${id}`, file: new File([id], `${id}.pdf`) }, Date.now());
  const answers = { photo: [...named('waits'), { ...named('arrived')[0]!, content: 'stored:arrived' }] };
  const view = {
    slug: 'claim',
    hasDraft: true,
    answers,
    otherAnswers: [{ question: 'photo', answer: named('other') }],
  } as unknown as FormView;
  const opened = await withChosenFiles(view, signedIn);
  expect(Object.keys(opened.chosenFiles ?? {}).toSorted()).toEqual(['pending:other', 'pending:waits']);
  expect([await opened.chosenFiles?.['pending:waits']?.text(), opened.drawn]).toEqual(['waits', view]);
  expect(await chosenFiles(['ann', 'claim'], named('arrived'), Date.now())).toEqual({});
  const { hasDraft: _, ...withTheForm } = view;
  expect(await withChosenFiles(withTheForm, signedIn)).toBe(withTheForm);
});
