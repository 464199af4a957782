// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { SurveyModel } from 'survey-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Act } from '#schemas/page';
import { useStepHistory } from './use-step-history.ts';

const form = '/form/vehicle?submissionId=s';
const title = (name: string) => ({ elements: [{ type: 'text', name, isRequired: true }] });

/** The entries of a browser's history, the shown one last; `travel` is the browser's own Back and Forward. */
let entries: string[];
/** Whether what is asked of the portal happens at once, as it should, or has not happened yet. */
let prompt: boolean;
const travel = (to: string): void => {
  history.replaceState(null, '', to);
  dispatchEvent(new PopStateEvent('popstate'));
};

beforeEach(() => {
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(`https://acme.test${form}`);
  entries = ['/hub', form];
  prompt = true;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function begin({ page = 0, steps = ['registration', 'model', 'dealer'] } = {}) {
  const model = new SurveyModel({ checkErrorsMode: 'onComplete', pages: steps.map(title) });
  model.currentPageNo = page;
  const act = vi.fn(async (_: string, { to, replace }: { to: string; replace: boolean }) => {
    if (!prompt) return { ok: false, code: 'failed' };
    entries = [...entries.slice(0, replace ? -1 : undefined), to];
    history.replaceState(null, '', to);
    return { ok: true };
  });
  const { result } = renderHook(() => useStepHistory(model, act as unknown as Act));
  return { model, act, back: result.current };
}

test('every step has its entry; the browser goes back step by step, and what was typed stays', () => {
  const { model, act } = begin();
  expect(act).not.toHaveBeenCalled();
  model.setValue('registration', 'AB12 CDE');
  model.nextPage();
  model.nextPage();
  expect(entries).toEqual(['/hub', `${form}#step-1`, `${form}#step-2`, `${form}#step-3`]);
  const asked = act.mock.calls.length;
  travel(`${form}#step-2`);
  expect(model.currentPageNo).toBe(1);
  travel(`${form}#step-1`);
  expect([model.currentPageNo, model.data]).toEqual([0, { registration: 'AB12 CDE' }]);
  travel('/hub');
  expect(model.currentPageNo).toBe(0);
  expect(act).toHaveBeenCalledTimes(asked);
});

test('the Back of the form is the same as the Back of the browser, so that neither leads forward again', () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  const { model, ...own } = begin();
  model.nextPage();
  own.back();
  own.back();
  expect(back).toHaveBeenCalledOnce();
  travel(`${form}#step-1`);
  expect([model.currentPageNo, entries.length]).toEqual([0, 3]);
});

test('from a step without an entry in the history, Back does not use the browser, which would leave the form', () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  const { model, ...own } = begin();
  prompt = false;
  model.nextPage();
  own.back();
  expect([back.mock.calls.length, model.currentPageNo, entries]).toEqual([0, 0, ['/hub', form]]);
  model.nextPage();
  prompt = true;
  model.nextPage();
  own.back();
  expect([back.mock.calls.length, entries]).toEqual([1, ['/hub', `${form}#step-2`, `${form}#step-3`]]);
});

test('a leap back over several steps leaves a later step below: the Back of the form does not lead there', () => {
  const back = vi.spyOn(history, 'back');
  const { model, ...own } = begin({ steps: ['registration', 'model', 'dealer', 'price'] });
  for (const step of [1, 2, 3, 1]) model.currentPageNo = step;
  own.back();
  expect([back.mock.calls.length, model.currentPageNo]).toEqual([0, 0]);
});

test('after a reload the entry below is read from the browser, where it reveals it', () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  history.replaceState(null, '', `${form}#step-2`);
  const below = (url: string) =>
    vi.stubGlobal('navigation', { entries: () => [{ url: `https://acme.test${url}` }, {}], currentEntry: { index: 1 } });
  const { model, ...own } = begin({ page: 1 });
  below(`${form}#step-1`);
  own.back();
  expect([back.mock.calls.length, model.currentPageNo]).toEqual([1, 1]);
  travel(`${form}#step-2`);
  below('/form/other#step-1');
  own.back();
  expect([back.mock.calls.length, model.currentPageNo]).toEqual([1, 0]);
});

test('what the browser has shown is known after a reload too', () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  history.replaceState(null, '', `${form}#step-2`);
  const { model, ...own } = begin({ page: 1 });
  travel(`${form}#step-1`);
  travel(`${form}#step-2`);
  own.back();
  expect([back.mock.calls.length, model.currentPageNo]).toEqual([1, 1]);
});

test('in a draft that opens later on, the Back of the form takes the place of the entry: the browser leads out', () => {
  const back = vi.spyOn(history, 'back');
  const { model, ...own } = begin({ page: 2 });
  own.back();
  expect(back).not.toHaveBeenCalled();
  expect([model.currentPageNo, entries]).toEqual([1, ['/hub', `${form}#step-2`]]);
});

test('an older address does not decide where a draft opens, and a step that is hidden now leads to the last one', () => {
  history.replaceState(null, '', `${form}#step-3`);
  const { model } = begin({ page: 1, steps: ['registration', 'model'] });
  expect([model.currentPageNo, entries.at(-1)]).toEqual([1, `${form}#step-2`]);
  travel(`${form}#step-1`);
  travel(`${form}#step-3`);
  expect([model.currentPageNo, location.hash]).toEqual([1, '#step-2']);
});
