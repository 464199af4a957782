// @vitest-environment happy-dom
import { act as settle, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FormView } from '#schemas/api';
import type { Act } from '#schemas/page';
import { formTexts as texts } from '../../texts.ts';
import { measureNothing, view } from '../drawn-form.fixture.ts';
import { SurveyForm } from '../SurveyForm.tsx';

measureNothing();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pages = ['make', 'fuel'].map((name) => ({ name, elements: [{ type: 'text', name }] }));

/** A draft that was saved with version 1, of a form in version 2; the versions that its saves name. */
function open(changes: FormView['changes']) {
  const act = vi.fn(async (..._asked: unknown[]) => ({
    ok: true,
    value: { submissionId: 's', version: 2, savedAt: '2026-11-21T14:06:00Z' },
  }));
  const draft = {
    submissionId: 's',
    version: 1,
    savedAt: '2026-11-21T14:05:00Z',
    hasDraft: true as const,
    formVersion: 2,
    answers: { make: 'Lorne' },
  };
  const changed = { ...view, ...draft, definition: { pages }, ...(changes ? { changes } : {}) };
  render(<SurveyForm id="form" view={changed} text={texts} language="en" act={act as unknown as Act} />);
  return async () => {
    await settle(() => vi.advanceTimersByTimeAsync(1500));
    return act.mock.calls.flatMap(([name, payload]) => (name === 'save-draft' ? [(payload as { formVersion: number }).formVersion] : []));
  };
}
const write = (value: string) => {
  const field = document.querySelector<HTMLInputElement>('[data-name] input') ?? expect.unreachable();
  fireEvent.input(field, { target: { value } });
  fireEvent.keyUp(field, { key: 'x' });
};
const notice = () => screen.queryByRole('region', { name: texts.formChanged });
const changed = { added: ['fuel'], removed: [], since: 1 };

test('until the notice of what has changed is closed, saves name the form as it was, so that it is there again after a reload', async () => {
  const saved = open(changed);
  expect(notice()).not.toBeNull();
  write('Lorne Vale');
  expect(await saved()).toEqual([1]);
  fireEvent.click(screen.getByRole('button', { name: texts.closeNotice }));
  expect(await saved(), 'closing it is saved, too').toEqual([1, 2]);
  write('Lorne');
  expect(await saved()).toEqual([1, 2, 2]);
});

test('once its step was left, the changes count as read', async () => {
  const saved = open(changed);
  fireEvent.click(screen.getByRole('button', { name: texts.next }));
  expect(await saved()).toEqual([2]);
});

test('changes of which there is nothing to show hold nothing up, nor do those since an unknown version', async () => {
  for (const changes of [{ ...changed, added: ['never'] }, { added: ['fuel'], removed: [] }, undefined]) {
    const saved = open(changes);
    expect(await saved()).toEqual([]);
    write('Lorne Vale');
    expect(await saved()).toEqual([2]);
    cleanup();
  }
});
