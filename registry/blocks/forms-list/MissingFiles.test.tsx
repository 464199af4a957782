// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { BlockEnvironment } from '#engine';
import { examples } from './examples.ts';
import { FormsList } from './FormsList.tsx';
import { texts } from './forms-list.schema.ts';

afterEach(cleanup);

type Missing = { forms: { value: { missing?: { files: object[] } } } };

/** The list of a claimant with three missing files, and a function that draws it again. */
function show(answer: (done: (code?: string) => void) => void, language = 'en') {
  const act = vi.fn(() => new Promise((resolve) => answer((code) => resolve(code ? { ok: false, code } : { ok: true, value: undefined }))));
  const data = structuredClone(examples['missing']?.data) as unknown as Missing;
  const list = () => (
    <FormsList
      heading="Your forms"
      {...({ id: 'forms', text: texts, language, data, act } as unknown as BlockEnvironment<typeof texts, 'forms'>)}
    />
  );
  const { rerender } = render(list());
  const arrive = () => {
    delete data.forms.value.missing;
    rerender(list());
  };
  return { act, arrive };
}
const choose = (name: string, size = 4) => {
  const place = screen.getByText('v5c.pdf').closest('li') ?? expect.unreachable();
  const input = place.querySelector('input') ?? expect.unreachable();
  fireEvent.change(input, { target: { files: [new File([new Uint8Array(size)], name)] } });
};
const announced = async (words: string) => expect((await screen.findByText(words)).getAttribute('role')).toBe('status');

test('what is missing is named with its form and why, and each has a way to send another', () => {
  show(() => {});
  const box = screen.getByRole('group', { name: 'We do not have these files of yours' });
  expect(
    within(box)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'v5c.pdfYour vehicle. We could not take it. A new copy of it, or a photo of the paper, often works.Send a fileNo longer needed',
    'invoice-from-the-garage-with-a-very-long-name-2016-11-04.jpgYour vehicle. It did not arrive.For this question: JPG, PNG, up to 5 MB.Send a fileNo longer needed',
    'passport.pdfIt did not arrive.Send a fileNo longer needed',
  ]);
  expect(within(box).getByRole('button', { name: 'Send a file: v5c.pdf' })).toBeTruthy();
  expect(box.textContent).toContain('PDF, JPG, PNG, up to 20 MB.');
});

test('a file that is no longer wanted is dismissed, and that is announced', async () => {
  const { act } = show((done) => done());
  fireEvent.click(screen.getByRole('button', { name: 'No longer needed: v5c.pdf' }));
  expect(act).toHaveBeenCalledExactlyOnceWith('dismiss-file', { fileId: 'f1' });
  await announced('\u2068v5c.pdf\u2069 is no longer on this list.');
  cleanup();
  show((done) => done('network'));
  fireEvent.click(screen.getByRole('button', { name: 'No longer needed: v5c.pdf' }));
  await announced('It is still on this list. Please try again.');
});

test('a file that was sent is announced as arrived, and the focus follows where its place was', async () => {
  let finish = (): void => undefined;
  const { act, arrive } = show((done) => (finish = done));
  screen.getByRole('button', { name: 'Send a file: v5c.pdf' }).focus();
  choose('copy.pdf');
  expect(act).toHaveBeenCalledExactlyOnceWith('send-file-again', {
    fileId: 'f1',
    file: expect.objectContaining({ name: 'copy.pdf' }) as File,
  });
  await announced('Sending \u2068copy.pdf\u2069…');
  arrive();
  finish();
  await announced('\u2068copy.pdf\u2069 has arrived. We check it now.');
  expect(screen.queryByText('We do not have these files of yours')).toBeNull();
  expect(document.activeElement?.textContent).toContain('has arrived');
});

test.each([
  ['file-type', 'We could not take it. A new copy of it, or a photo of the paper, often works.'],
  ['file-unsafe', 'We could not take it. A new copy of it, or a photo of the paper, often works.'],
  ['storage-full', 'It is not taken: your files together would be too large.'],
  ['network', 'It did not arrive. Please try again.'],
])('a refusal for %s is announced in words', async (code, words) => {
  show((done) => done(code));
  choose('copy.pdf');
  await announced(`\u2068copy.pdf\u2069: ${words}`);
});

test('a file of another kind, or an empty one, is not sent at all', async () => {
  const { act } = show(() => {});
  choose('run.exe');
  await announced('\u2068run.exe\u2069: File type is not allowed');
  choose('blank.pdf', 0);
  await announced('\u2068blank.pdf\u2069: Empty file cannot be uploaded');
  expect(act).not.toHaveBeenCalled();
});

test('"nothing to do" is not shown while files are missing', () => {
  const { arrive } = show(() => {});
  const panel = () => screen.getByRole('tabpanel').textContent;
  expect(panel()).toContain('No form is waiting for you. The files above are still missing.');
  expect(screen.getByRole('tab', { selected: true }).textContent).toMatch(/^To Do \([1-9]\d*\)$/);
  arrive();
  expect(panel()).toContain('There is nothing you need to do just now.');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('To Do (0)');
});

test('in French the name of a file and of a button is followed by a space and a colon', async () => {
  show((done) => done('file-unsafe'), 'fr');
  expect(screen.getByRole('button', { name: 'Send a file\u00a0: v5c.pdf' })).toBeTruthy();
  expect(document.querySelector('[aria-label="Edit\u00a0: Your vehicle"]')).not.toBeNull();
  const fault = async (words: string) =>
    expect((await screen.findByText(words, { normalizer: String })).getAttribute('role')).toBe('status');
  choose('copy.exe');
  await fault(`\u2068copy.exe\u2069\u00a0: ${texts.fileType}`);
  choose('copy.pdf');
  await fault(`\u2068copy.pdf\u2069\u00a0: ${texts.fileRefused}`);
});
