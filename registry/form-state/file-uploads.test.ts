// @vitest-environment happy-dom
import { SurveyModel } from 'survey-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Act, Outcome } from '#schemas/page';
import { attachUploads, uploadsOf } from './file-uploads.ts';
import { PendingFiles } from './pending-files.ts';
import { persistWith } from './persistence.ts';

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

test('a file that this device kept since an earlier document could not send it is sent by itself, and kept no longer once it has arrived', async () => {
  const chosen = { name: 'v5c.pdf', type: 'application/pdf', size: 4, content: 'pending:k' };
  const asked: unknown[] = [];
  const act = (async (name: string, { fileId }: { fileId: string }) => (asked.push([name, fileId]), { ok: true })) as unknown as Act;
  const dropped: string[] = [];
  const model = new SurveyModel({ elements: [{ type: 'file', name: 'photos' }] });
  model.data = { photos: [chosen] };
  const pending = new PendingFiles({ kept: { 'pending:k': new File(['%PDF'], 'v5c.pdf') }, drop: (content) => dropped.push(content) });
  pending.attachTo(model);
  expect(pending.atRisk(model.data), 'leaving still asks').toEqual(['v5c.pdf']);
  attachUploads(model, { act, atOnce: true, known: { k: 'waiting' }, reasons: { 'file-type': '', 'file-unsafe': '' } });
  persistWith(model, async () => 's1');
  const close = uploadsOf(model).open('s1');
  await vi.advanceTimersByTimeAsync(0);
  expect([asked[0], dropped, model.data]).toEqual([['send-file', 'k'], ['pending:k'], { photos: [{ ...chosen, content: 'stored:k' }] }]);
  close();
});
