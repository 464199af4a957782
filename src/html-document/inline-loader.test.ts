import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test, vi } from 'vitest';
import { storedOfPerson } from '../tab/index.ts';
import { inlineLoader } from './inline-loader.ts';

interface MadeElement {
  rel?: string;
  href?: string;
  type?: string;
  src?: unknown;
}

let kept: Map<string, string>;
let added: MadeElement[];
let listeners: Map<string, (event: unknown) => void>;
let timers: Map<number, () => void>;
let frames: (() => void)[];
/** More of the document was parsed. */
let parsed: (() => void) | undefined;
let inTab: Map<string, string>;
/** The form that waits for its script. */
let form: unknown;
let reload: ReturnType<typeof vi.fn>;
/** Attributes of the document. */
let noted: Set<string>;
let readKept: (key: string) => string | null;

/** Runs the loader in a page of its own. */
function run({ when = 'idle', cookie = '', lang = 'en', readyState = 'loading', prototype = { popover: null } as object } = {}): {
  written: string;
} {
  const document = {
    currentScript: { dataset: { entry: '/build/assets/entry.js', preload: '/build/assets/a.js /build/assets/b.js', when } },
    jar: cookie,
    get cookie() {
      return this.jar;
    },
    set cookie(written: string) {
      this.written = written;
      this.jar = written.split(';')[0] ?? '';
    },
    written: '',
    readyState,
    documentElement: { lang, toggleAttribute: (name: string, is: boolean) => void (is ? noted.add(name) : noted.delete(name)) },
    querySelector: () => form,
    querySelectorAll: () => [],
    head: { append: (made: MadeElement) => added.push(made) },
    createElement: (): MadeElement => ({}),
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(`document ${type}`, listener),
  };
  runInNewContext(inlineLoader, {
    document,
    URL,
    AbortSignal,
    HTMLElement: { prototype },
    window: { trustedTypes: undefined },
    localStorage: Object.defineProperties(Object.fromEntries(kept), {
      getItem: { value: (key: string) => readKept(key) },
      setItem: { value: (key: string, value: string) => kept.set(key, value) },
    }),
    sessionStorage: { setItem: (key: string, value: string) => inTab.set(key, value), removeItem: (key: string) => inTab.delete(key) },
    location: { protocol: 'http:', pathname: '/', search: '?returnTo=%2Fform%2Fx&tab=1', reload },
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
    removeEventListener: (type: string) => listeners.delete(type),
    setTimeout: (work: () => void, after = 0) => timers.set(after, work),
    requestAnimationFrame: (work: () => void) => frames.push(work),
    MutationObserver: class {
      // The first is that of the loader itself, the second that of translated text.
      constructor(work: () => void) {
        parsed ??= work;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  });
  return document;
}

beforeEach(() => {
  parsed = undefined;
  kept = new Map();
  inTab = new Map();
  form = null;
  added = [];
  listeners = new Map();
  timers = new Map();
  frames = [];
  reload = vi.fn();
  noted = new Set();
  readKept = (key) => kept.get(key) ?? null;
});

const started = () => added.map(({ href, src }) => href ?? src);
const everything = ['/build/assets/a.js', '/build/assets/b.js', '/build/assets/entry.js'];

test('a reading page starts its script after load and idle', () => {
  run();
  expect(added).toEqual([]);
  listeners.get('load')?.({});
  timers.get(200)?.();
  expect(started()).toEqual(everything);
});

test.each(['pointerdown', 'keydown', 'touchstart', 'focusin'])('a reading page starts its script at the first %s, once', (type) => {
  run();
  const begin = listeners.get(type);
  begin?.({});
  begin?.({});
  listeners.get('load')?.({});
  expect(started()).toEqual(everything);
});

test('a browser without what the portal needs gets no script: its page stays as it was drawn, and states so', () => {
  run({ readyState: 'complete', prototype: {} });
  timers.get(200)?.();
  listeners.get('pointerdown')?.({});
  expect(added).toEqual([]);
  expect(noted.has('data-older-browser')).toBe(true);
});

test('an interactive page starts its script once its html is parsed and painted', () => {
  run({ when: 'now' });
  expect(started()).toEqual([]);
  listeners.get('document DOMContentLoaded')?.({});
  expect(started()).toEqual([]);
  for (const frame of frames.splice(0)) frame();
  expect(started()).toEqual([]);
  timers.get(0)?.();
  expect(started()).toEqual(everything);
});

test('an interactive page that is not painted, in a tab behind others, starts its script after a second', () => {
  run({ when: 'now' });
  listeners.get('document DOMContentLoaded')?.({});
  timers.get(1000)?.();
  expect(started()).toEqual(everything);
});

test('a language kept here and unknown to the server becomes the cookie, and the page loads once more', () => {
  kept.set('language', 'cy');
  expect(run().written).toBe('language=cy;path=/;max-age=31536000;samesite=lax');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('nothing loads again where the page is in that language already', () => {
  kept.set('language', 'en');
  run();
  expect(reload).not.toHaveBeenCalled();
});

test('the cookie of a choice made without script is kept here too', () => {
  kept.set('language', 'en');
  run({ cookie: 'a=b; language=cy', lang: 'cy' });
  expect(kept.get('language')).toBe('cy');
  expect(reload).not.toHaveBeenCalled();
});

test('choosing a language before the script is there keeps it', () => {
  run();
  listeners.get('document click')?.({ target: { closest: () => ({ dataset: { language: 'cy' } }) } });
  expect(kept.get('language')).toBe('cy');
});

test('a language chosen before the script is there comes back to the very address, with returnTo', () => {
  run();
  const returnTo = { value: '/' };
  listeners.get('document click')?.({ target: { closest: () => ({ dataset: { language: 'cy' }, form: { elements: { returnTo } } }) } });
  expect(returnTo.value).toBe('/?returnTo=%2Fform%2Fx&tab=1');
});

test('a link that is pressed, and a form that the browser sends, are noted; one that waits for its script is not', () => {
  run();
  listeners.get('document click')?.({ target: { closest: () => null } });
  listeners.get('document submit')?.({ target: { getAttribute: () => null }, preventDefault: () => undefined });
  expect(noted.has('data-left')).toBe(false);
  listeners.get('document click')?.({ target: { closest: (selector: string) => (selector.startsWith('a[href]') ? {} : null) } });
  expect(noted.has('data-left')).toBe(true);
  noted.clear();
  listeners.get('document submit')?.({ target: { getAttribute: () => '/auth/start' } });
  expect(noted.has('data-left')).toBe(true);
});

test('a button that is pressed before its script is there is noted', () => {
  run();
  const pressed: { dataset: Record<string, string> } = { dataset: {} };
  const closest = (selector: string) => (selector.endsWith('button') ? pressed : null);
  listeners.get('document click')?.({ target: { closest } });
  expect(pressed.dataset).toEqual({ pressed: '' });
});

test('a form without an address is not sent by the browser itself', () => {
  run();
  const preventDefault = vi.fn();
  const submit = (hasAddress: boolean) =>
    listeners.get('document submit')?.({ target: { getAttribute: () => (hasAddress ? '/auth/start' : null) }, preventDefault });
  submit(true);
  expect(preventDefault).not.toHaveBeenCalled();
  submit(false);
  expect(preventDefault).toHaveBeenCalledOnce();
});

test('what is kept here cannot write other cookies', () => {
  kept.set('language', 'cy; domain=evil');
  expect(run().written).toBe('');
});

test('it names nothing of one page, tenant or visitor: one hash allows it everywhere', () => {
  expect(inlineLoader).not.toContain('</');
  expect(inlineLoader).not.toMatch(/https?:\/\//);
});

test.each([
  ['left', undefined, [...storedOfPerson, 'visits']],
  ['signed out of without its script', false, ['visits']],
  ['signed out of by its script, which forgets by itself', true, [...storedOfPerson, 'visits']],
])('what a tab knows of the person, and of what was typed, when its document is %s', (_, defaultPrevented, remaining) => {
  const control = { type: 'text', value: 'typed', defaultValue: '', checked: false, defaultChecked: false };
  form = {
    dataset: { version: '1' },
    querySelectorAll: () => [{ dataset: { name: 'make' }, parentElement: { closest: () => null }, querySelectorAll: () => [control] }],
  };
  inTab = new Map([...storedOfPerson.map((name) => [`portico.${name}`, 'of ann'] as const), ['portico.visits', '3']]);
  run();
  if (defaultPrevented !== undefined)
    listeners.get('document submit')?.({ target: { getAttribute: () => '/auth/sign-out' }, defaultPrevented, preventDefault: vi.fn() });
  listeners.get('pagehide')?.({});
  expect(new Set(inTab.keys())).toEqual(new Set(remaining.map((name) => `portico.${name}`)));
});

const keptAs = 'portico.answers.ann/vehicle-claim/5f1c';

/** Opens a document with a form whose answers are kept under that name, until it is parsed. */
function openForm(): boolean {
  form = { dataset: { keptAs, version: '2', lastKey: 'k2' }, querySelectorAll: () => [] };
  run({ when: 'now' });
  parsed?.();
  return noted.has('data-keeps-answers');
}

test.each([
  ['answers that the server has not', keptAs, { unsaved: ['make'] }, true],
  ['answers of which it is not known what the server has', keptAs, {}, true],
  ['answers of another window', `${keptAs}/w2`, { unsaved: ['make'], by: 'w2' }, true],
  ['nothing but the step', keptAs, { unsaved: [] }, false],
  ['what a save stored whose answer never came', keptAs, { unsaved: ['make'], currentKeys: ['k2', 'k3'] }, false],
  ['what a save tried that the server has not got', keptAs, { unsaved: ['make'], currentKeys: ['k3'] }, true],
  ['what the server has acknowledged, and the html has', keptAs, { unsaved: ['make'], isAcknowledged: true, version: 2 }, false],
  ['what was acknowledged after the html was written', keptAs, { unsaved: ['make'], isAcknowledged: true, version: 3 }, true],
  ['answers to another claim by the same form', 'portico.answers.ann/vehicle-claim/77aa', { unsaved: ['make'] }, false],
  ['answers of a claim that was not begun yet', 'portico.answers.ann/vehicle-claim', { unsaved: ['make'] }, false],
  ['answers of another person', 'portico.answers.ben/vehicle-claim/5f1c', { unsaved: ['make'] }, false],
])('before a form is painted it notes whether this device keeps what is put back: %s', (_, name, note, isNoted) => {
  kept.set(name, JSON.stringify({ sealed: 'x', by: 'w1', ...note }));
  expect(openForm()).toBe(isNoted);
});

test('a storage that is closed, or holds no JSON, keeps no document from its script', () => {
  kept.set(keptAs, '{');
  expect(openForm()).toBe(false);
  readKept = () => {
    throw new Error('closed');
  };
  expect(openForm()).toBe(false);
  listeners.get('pointerdown')?.({});
  expect(started()).toEqual(everything);
});
