import { act as settled, fireEvent, render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { FormView } from '#schemas/api';
import type { Act, Actions, ListedAttachment, Outcome } from '#schemas/page';
import { formTexts as texts } from '../../texts.ts';
import { measureNothing, view } from '../../react/drawn-form.fixture.ts';
import { SurveyForm } from '../../react/SurveyForm.tsx';

measureNothing();

type SentFile = Actions['send-file']['payload'];
export const within = { timeout: 15_000 };
export const done = { ok: true, value: undefined } as const;

interface FilesFormOptions {
  readonly question?: object;
  readonly changes?: Partial<FormView>;
  /** What becomes of a file that is sent; default: it arrives. */
  readonly send?: (sent: SentFile, nth: number) => Outcome<'send-file'> | Promise<Outcome<'send-file'>>;
  /** What becomes of a file that is to be deleted; default: it is. */
  readonly remove?: () => Outcome<'remove-file'> | Promise<Outcome<'remove-file'>>;
  /** When the answers are discarded; default: at once. */
  readonly discard?: () => Promise<undefined>;
  /** What the checks of the server made of a file; default: they are not over. */
  readonly checked?: () => Partial<ListedAttachment>;
}

/** A form of a signed-in person with one question for files, and what it asked of the portal. */
export function show({
  question = {},
  changes = {},
  send = () => done,
  remove = () => done,
  discard = async () => undefined,
  checked = () => ({}),
}: FilesFormOptions = {}) {
  const asked: string[] = [];
  const sent: SentFile[] = [];
  const submitted: Actions['submit-form']['payload'][] = [];
  const saved: Readonly<Record<string, unknown>>[] = [];
  let held: readonly string[] = [];
  const answers = {
    'save-draft': ({ answers }: Actions['save-draft']['payload']) => {
      saved.push(answers);
      return { ok: true, value: { submissionId: 's1', version: saved.length, savedAt: '2026-11-21T14:00:00Z' } };
    },
    'send-file': (payload: SentFile) => {
      sent.push(payload);
      return send(payload, sent.length);
    },
    'remove-file': remove,
    'discard-answers': async () => (await discard(), { ok: true, value: {} }),
    'list-attachments': () => ({
      ok: true,
      value: { files: sent.map(({ fileId: id, file }) => ({ id, fileName: file.name, dateTime: '', canDownload: false, ...checked() })) },
    }),
    'submit-form': (payload: Actions['submit-form']['payload']) => {
      submitted.push(payload);
      return { ok: true, value: { submissionId: 's1', version: 9, arrivedFiles: [], failedFiles: [], arrival: Promise.resolve() } };
    },
    'note-unsent-files': ({ files }: Actions['note-unsent-files']['payload']) => ((held = files.map(({ name }) => name)), done),
  };
  const act = (async (name: string, payload: never) => {
    asked.push(name === 'remove-file' ? `remove ${(payload as { fileId: string }).fileId}` : name);
    return (answers as Readonly<Record<string, (payload: never) => unknown>>)[name]?.(payload) ?? done;
  }) as unknown as Act;
  const definition = { elements: [{ type: 'file', name: 'logbook', title: 'Log book', allowMultiple: true, ...question }] };
  render(<SurveyForm id="form" view={{ ...view, definition, hasDraft: true, ...changes }} text={texts} language="en" act={act} />);
  const choose = (...names: string[]) =>
    fireEvent.change(document.querySelector('input[type="file"]') ?? expect.unreachable(), {
      target: { files: names.map((name) => new File(['%PDF'], name, { type: 'application/pdf' })) },
    });
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  return { asked, sent, submitted, saved, choose, submit, held: () => held };
}
export const listed = () => [...document.querySelectorAll('[data-files] > li')].map(({ textContent }) => textContent);
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const expectListed = (...lines: string[]) => vi.waitFor(() => expect(listed()).toEqual(lines), within);

/** Lets this many seconds pass of a clock that the test has. */
export const pass = (seconds: number) => settled(async () => void (await vi.advanceTimersByTimeAsync(seconds * 1000)));
export const removals = (asked: readonly string[]) => asked.filter((name) => name.startsWith('remove'));
export const stored = (id: string) => ({ name: 'image.pdf', type: 'application/pdf', size: 4, content: `stored:${id}` });
export const drafted = { answers: { logbook: [stored('a'), stored('b')] }, fileStates: { a: 'checked', b: 'checked' } } as const;
export const pressFirst = () => fireEvent.click(screen.getAllByRole('button', { name: 'Remove image.pdf' })[0] ?? expect.unreachable());
