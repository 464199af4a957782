// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { FormView } from '#schemas/api';
import { oneself } from '../../acting/acting.ts';
import { keeperOf } from '../../acting/index.ts';
import { keepChosenFile } from '../../forms/index.ts';
import type { Asked } from '../source.ts';
import { withChosenFiles } from './with-chosen-files.ts';

const link = { token: 't', accountId: 'a', keeper: 'link for a', submission: null };
const asked = { acting: { ...oneself, link }, session: () => ({ state: 'signed-out' }) } as unknown as Asked;
const named = (id: string) => [{ name: `${id}.pdf`, type: 'application/pdf', size: 1, content: `pending:${id}` }];

test('the files of an answer that is offered beside that of the form are there, too', async () => {
  const keeper = keeperOf(asked.session(), asked.acting)!;
  for (const id of ['mine', 'other', 'left-out'])
    await keepChosenFile([keeper, 'claim'], { content: `pending:${id}`, file: new File([id], `${id}.pdf`) }, Date.now());
  const view = { slug: 'claim', answers: { photo: named('mine') }, otherAnswers: [{ question: 'photo', answer: named('other') }] };
  const { chosenFiles } = await withChosenFiles(view as unknown as FormView, asked);
  expect(Object.keys(chosenFiles ?? {}).toSorted()).toEqual(['pending:mine', 'pending:other']);
});
