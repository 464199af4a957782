// @vitest-environment happy-dom
import { SurveyModel } from 'survey-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Act, Outcome } from '#schemas/page';
import { attachUploads, uploadsOf } from './file-uploads.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const file = (id: string) => ({ name: 'image.jpg', type: 'image/jpeg', size: 4, content: `stored:${id}` });

/** An open form with two files of one name, while the line is down; what it asked of the portal. */
function offline() {
  const removed: string[] = [];
  const act = (async (_: string, { fileId }: { fileId: string }): Promise<Outcome<'remove-file'>> => {
    removed.push(fileId);
    return { ok: false, code: 'network' };
  }) as unknown as Act;
  const model = new SurveyModel({ elements: [{ type: 'file', name: 'photos', allowMultiple: true }] });
  model.data = { photos: [file('a'), file('b')] };
  attachUploads(model, { act, atOnce: true, known: {}, reasons: { 'file-type': '', 'file-unsafe': '' } });
  return { model, uploads: uploadsOf(model), removed };
}

test('a file that could not be deleted and that the answers name again is not deleted by a later try', async () => {
  const { model, uploads, removed } = offline();
  const close = uploads.open('s1');
  model.setValue('photos', [file('b')]);
  await vi.advanceTimersByTimeAsync(1000);
  model.setValue('photos', [file('a'), file('b')]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(removed).toEqual(['a']);
  close();
});

test('a form that is opened again, as under the id of its draft, still tries again what failed before', async () => {
  const { model, uploads, removed } = offline();
  const close = uploads.open(undefined);
  model.setValue('photos', [file('b')]);
  await vi.advanceTimersByTimeAsync(1000);
  close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(removed).toEqual(['a']);
  const closeAgain = uploads.open('s1');
  await vi.advanceTimersByTimeAsync(16_000);
  expect(removed).toEqual(['a', 'a']);
  closeAgain();
});
