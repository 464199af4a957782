// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formTexts as texts } from '../../texts.ts';
import { Announcer } from '#ui';
import type { SaveState } from './save-state.ts';
import { SaveStatus, SaveTrouble, type HeardSaving } from './SaveStatus.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const saved = (minute: number): SaveState => ({ is: 'saved', at: `2026-11-21T14:0${minute}:00Z` });

/** A form that is open, and what a screen reader speaks as each state of its saving comes. */
function open() {
  const heard: { current: HeardSaving } = { current: undefined };
  const form = (state: SaveState, key: number) => (
    <>
      <SaveStatus key={key} {...{ state, heard }} text={texts} language="en" awaitsAnswers={false} />
      <SaveTrouble state={state} text={texts} language="en" signInHref={undefined} />
      <Announcer />
    </>
  );
  const { rerender } = render(form({ is: 'idle' }, 0));
  return (state: SaveState, key = 0): readonly (string | null)[] => {
    rerender(form(state, key));
    act(() => vi.advanceTimersByTime(1000));
    const spoken = [...document.querySelectorAll('[aria-live] > *')].map(({ textContent }) => textContent);
    act(() => vi.advanceTimersByTime(10_000));
    return spoken;
  };
}

test('that answers are saved is announced once as long as the form is open, also where it was read again meanwhile', () => {
  const becomes = open();
  expect(becomes({ is: 'saving' })).toEqual([]);
  expect(becomes(saved(1))).toEqual([expect.stringMatching(/^Saved/)]);
  for (const state of [{ is: 'saving' }, saved(2), { is: 'idle' }, saved(3)] as const) expect(becomes(state)).toEqual([]);
  expect(becomes({ is: 'idle' }, 1)).toEqual([]);
  expect(becomes(saved(4), 1)).toEqual([]);
});

test('trouble is announced once, however often the save is tried meanwhile, and so is its end; no other region has the words', () => {
  const becomes = open();
  becomes(saved(1));
  for (const times of [1, 2]) {
    expect(becomes({ is: 'kept-here' }), `trouble ${times}`).toEqual([texts.keptHere]);
    expect(screen.queryAllByRole('status')).toEqual([]);
    for (const state of [{ is: 'saving' }, { is: 'kept-here' }] as const) expect(becomes(state)).toEqual([]);
    expect(becomes({ is: 'not-kept' }), 'worse').toEqual([texts.notKept]);
    expect(becomes({ is: 'saving' })).toEqual([]);
    expect(becomes(saved(2))).toEqual([expect.stringMatching(/^Saved/)]);
    expect(becomes(saved(3))).toEqual([]);
  }
});
