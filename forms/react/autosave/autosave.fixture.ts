import { renderHook } from '@testing-library/react';
import { SurveyModel } from 'survey-core';
import { vi } from 'vitest';
import type { FormView } from '#schemas/api';
import type { Act } from '#schemas/page';
import { attachUploads } from '../../state/index.ts';
import type { LockedForm } from '../form-lock/use-form-lock.ts';
import { useAutosave } from './use-autosave.ts';

/** Of a form that this window writes. */
export const lock = { isHeld: () => true, attach: (opened: LockedForm) => ((form = opened), () => undefined) };
export let form: LockedForm;

export const view = { slug: 'vehicle', submissionId: 's', version: 1, savedAt: '2026-11-21T14:05:00Z', hasDraft: true } as FormView;

/** For tests: the autosave of a form, and what it asks for. */
export function begin(changes: Partial<FormView> = {}, of: typeof lock = lock) {
  const model = new SurveyModel({ elements: [{ type: 'text', name: 'registration' }] });
  const reasons = { 'file-type': '', 'file-unsafe': '', 'already-submitted': '' };
  attachUploads(model, { act: undefined, atOnce: false, goesOn: () => false, known: {}, reasons });
  const act = vi.fn(async (..._asked: unknown[]) => ({
    ok: true,
    value: { submissionId: 's', version: 2, savedAt: '2026-11-21T14:06:00Z' },
  }));
  const { result, rerender } = renderHook(({ asks }) => useAutosave(model, { view: { ...view, ...changes }, act: asks, lock: of }), {
    initialProps: { asks: act as unknown as Act },
  });
  /** As after a change of the content: the page asks by another function. */
  const renew = () => rerender({ asks: ((...asked: unknown[]) => act(...asked)) as unknown as Act });
  const asked = () => act.mock.calls.map(([name]) => name).filter((name) => name !== 'are-answers-kept');
  return { model, act, asked, result, renew };
}
