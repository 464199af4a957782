// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { BlockEnvironment } from '#engine';
import type { Act, Outcome } from '#schemas/page';
import { texts } from './e-sign-list.schema.ts';
import { ESignList } from './ESignList.tsx';
import { examples } from './examples.ts';

afterEach(cleanup);

function show(name: string, outcome: Partial<Outcome> = { ok: true, value: undefined }) {
  const act = vi.fn(async () => outcome) as unknown as Act;
  const given = { id: 'list', text: texts, language: 'en', data: examples[name]?.data, act } as unknown as BlockEnvironment<
    typeof texts,
    'eDocuments'
  >;
  const drawn = () => <ESignList {...given} />;
  const { rerender } = render(drawn());
  return { act, again: () => rerender(drawn()) };
}

test('each row has name, purpose and status in words; the signed one has its copy and no button to sign', () => {
  show('full');
  const [signed, sent, declined] = screen.getAllByRole('row').slice(1);
  expect([signed, sent, declined].map((row) => row?.querySelector('[data-label="Status"]')?.textContent)).toEqual([
    'Signed on 22\u00a0Nov\u00a02026',
    'Waiting for your signature',
    'You declined to sign',
  ]);
  expect(
    within(signed!)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Download your signed copy']);
  expect(within(declined!).getByRole('button').textContent).toBe('Sign');
});

test('the document to open is opened once, in the place of the list; one that is refused waits for a press', async () => {
  const { act, again } = show('opening', { ok: false, code: 'network' });
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Nothing was signed'));
  again();
  expect(act).toHaveBeenCalledTimes(1);
  expect(act).toHaveBeenCalledWith('sign-document', { submissionId: 's-1', documentId: 'd-0', replace: true });
  fireEvent.click(screen.getByRole('button', { name: 'Sign: Settlement agreement' }));
  await waitFor(() => expect(act).toHaveBeenLastCalledWith('sign-document', { submissionId: 's-1', documentId: 'd-0', replace: false }));
});

test('a document that was signed meanwhile is read again', async () => {
  const { act } = show('minimal', { ok: false, code: 'already-signed' });
  expect(act).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Sign: Settlement agreement' }));
  await waitFor(() => expect(act).toHaveBeenLastCalledWith('reload', { need: 'eDocuments' }));
  expect(screen.getByRole('alert').textContent).toContain('signed already');
});

test('staff read the list, and sign nothing', () => {
  show('staff');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Download your signed copy']);
  expect(screen.getByText(texts.personal)).toBeTruthy();
});

test('until the script is there, its buttons are shown as not yet usable: no press is lost', () => {
  const given = { id: 'list', text: texts, language: 'en', data: examples['full']?.data } as unknown as BlockEnvironment<
    typeof texts,
    'eDocuments'
  >;
  const html = renderToString(<ESignList {...given} />);
  expect(html.match(/<button/g)).toHaveLength(3);
  expect(html.match(/<button[^>]* disabled=""/g)).toHaveLength(3);
});
