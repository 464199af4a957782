// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BlockDefinition } from '../resolve/definition.ts';
import { createLoader } from '../resolve/loader.ts';
import { defineStageBlock, setPage, stageData, stageFacts, type StageOptions } from './stage.fixture.ts';

let root: Root | undefined;
let container: HTMLElement;
const draws: string[] = [];

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  draws.length = 0;
  container = document.body.appendChild(document.createElement('main'));
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  container.remove();
  vi.restoreAllMocks();
});

const registry: Readonly<Record<string, BlockDefinition>> = {
  words: defineStageBlock(
    ({
      id,
      title,
      count,
      text,
      data,
    }: {
      id: string;
      title?: string;
      count?: number;
      text: Record<string, string>;
      data: { claims?: { state: string } };
    }) => {
      draws.push(id);
      return <p id={id}>{[title, count, text.greeting, data.claims?.state].filter((part) => part !== undefined).join(' ')}</p>;
    },
    { texts: { greeting: 'hi' } },
  ),
  claims: defineStageBlock(
    ({ id, data }: { id: string; data: { claims: { state: string } } }) => {
      draws.push(id);
      return <p id={id}>claims {data.claims.state}</p>;
    },
    { needs: ['claims'] },
  ),
  throwing: defineStageBlock(({ title }: { title?: string }) => {
    if (title !== 'calm') throw new Error('no such luck');
    return <p>calm</p>;
  }),
};

async function show(component: readonly unknown[], options: StageOptions = {}) {
  const stage = await setPage(component, { registry, ...options });
  await act(async () => {
    root = createRoot(container);
    root.render(stage.page);
  });
  return stage;
}

const texts = () => [...container.children].map((child) => child.textContent);

test('only the blocks that read a changed fact are drawn again', async () => {
  const facts = stageFacts({ language: 'en', 'claims.count': 1 });
  await show(
    [
      { type: 'words', props: { title: 'still' } },
      { type: 'words', props: { title: 'bound' }, bind: { count: { var: 'claims.count' } } },
      { type: 'words', props: { title: 'ruled' }, visible: { '>': [{ var: 'claims.count' }, 1] } },
      { type: 'words', props: { title: 'other' }, visible: { '==': [{ var: 'language' }, 'en'] } },
    ],
    { facts },
  );
  expect(texts()).toEqual(['still hi', 'bound 1 hi', 'other hi']);
  draws.length = 0;
  await act(async () => facts.set('claims.count', 2));
  expect(texts()).toEqual(['still hi', 'bound 2 hi', 'ruled hi', 'other hi']);
  expect(draws).toEqual(['block-2', 'block-3']);
  draws.length = 0;
  await act(async () => facts.set('claims.count', 2));
  await act(async () => facts.set('workspace', true));
  expect(draws).toEqual([]);
});

test('a rule that comes out the same does not draw its block again', async () => {
  const facts = stageFacts({ 'device.width': 900 });
  await show([{ type: 'words', visible: { '>': [{ var: 'device.width' }, 600] } }], { facts });
  draws.length = 0;
  await act(async () => facts.set('device.width', 901));
  expect(draws).toEqual([]);
});

test('a block is drawn again with its data, and only it', async () => {
  const data = stageData();
  await show([{ type: 'words', props: { title: 'still' } }, { type: 'claims' }], { data });
  expect(texts()).toEqual(['still hi', 'claims loading']);
  draws.length = 0;
  await act(async () => data.set('claims', { state: 'empty' }));
  expect(texts()).toEqual(['still hi', 'claims empty']);
  expect(draws).toEqual(['block-2']);
});

test('a pending rule keeps space free, then the block comes, loaded on demand', async () => {
  const facts = stageFacts({}, ['session.signedIn']);
  const loader = createLoader(registry);
  await show([{ type: 'words', id: 'mine', visible: { var: 'session.signedIn' } }], { facts, loader });
  const space = container.querySelector('#mine.portico-reserved')!;
  expect(space.getAttribute('aria-busy')).toBe('true');
  expect(loader.get('words')).toBeUndefined();
  await act(async () => facts.set('session.signedIn', true));
  expect(container.querySelector('p#mine')?.textContent).toBe('hi');
  await act(async () => facts.set('session.signedIn', false));
  expect(container.innerHTML).toBe('');
});

describe('what cannot be drawn', () => {
  const component = [
    { type: 'wrods' },
    { type: 'words', props: { titel: 'x' } },
    { type: 'throwing' },
    { type: 'words', bind: { title: { var: 'query.n' } } },
    { type: 'words', props: { title: 'rest' } },
  ];
  const facts = () => stageFacts({ 'query.n': 5 });

  test('is nothing for a claimant, and reported', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { issues } = await show(component, { facts: facts() });
    expect(texts()).toEqual(['rest hi']);
    expect(issues).toMatchObject([
      { code: 'invalid-props', component: 3 },
      { code: 'block-failed', component: 2 },
    ]);
  });

  test('is an explaining box in preview', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await show(component, { facts: facts(), preview: true });
    const boxes = [...container.querySelectorAll('aside.portico-issue')];
    expect(boxes.map((box) => box.getAttribute('aria-label')?.split(' ').at(-1))).toEqual([
      '/component/0/type',
      '/component/1/props/titel',
      '/component/2',
      '/component/3/props/title',
    ]);
    expect(boxes[0]?.textContent).toContain('Did you mean words?');
    expect(container.lastElementChild?.textContent).toBe('rest hi');
  });

  test('corrected content draws a block that had failed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await show([{ type: 'throwing' }]);
    expect(texts()).toEqual([]);
    const { page } = await setPage([{ type: 'throwing', props: { title: 'calm' } }], { registry });
    await act(async () => root?.render(page));
    expect(texts()).toEqual(['calm']);
  });

  test('a block whose code never arrives is an issue; the rest lives', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const facts = stageFacts({}, ['session.signedIn']);
    const lost = { ...defineStageBlock(() => null), load: () => Promise.reject(new Error('offline')) };
    const { issues } = await show([{ type: 'lost', visible: { var: 'session.signedIn' } }, { type: 'words' }], {
      facts,
      registry: { ...registry, lost },
    });
    await act(async () => facts.set('session.signedIn', true));
    expect(texts()).toEqual(['hi']);
    expect(issues).toMatchObject([{ code: 'block-not-loaded', pointer: '/component/0' }]);
  });

  test('a rule that fails while the page lives hides its block and is reported once', async () => {
    const facts = stageFacts({ now: 1, 'query.on': '2026-01-01' });
    const { issues } = await show(
      [
        { type: 'words', visible: { '!': { before: [{ var: 'now' }, { var: 'query.on' }] } } },
        { type: 'words', visible: { '!': { after: [{ var: 'now' }, { var: 'query.on' }] } } },
      ],
      { facts },
    );
    expect(texts()).toEqual(['hi']);
    await act(async () => facts.set('query.on', 'soon'));
    await act(async () => facts.set('now', 2));
    expect(texts()).toEqual([]);
    expect(issues.map(({ code, component }) => [code, component])).toEqual([
      ['rule-failed', 0],
      ['rule-failed', 1],
    ]);
  });
});

describe('hydration', () => {
  const component = [
    { type: 'words', props: { title: { en: 'one', cy: 'un' } } },
    { type: 'words', visible: { '!': { var: 'session.signedIn' } } },
    { type: 'words', props: { title: 'bound' }, bind: { count: { var: 'claims.count' } } },
    { type: 'claims' },
    { type: 'nowhere' },
  ];

  async function hydrate(server: StageOptions, browser: StageOptions, before: (html: string) => void = () => {}) {
    const recovered: unknown[] = [];
    container.innerHTML = renderToString((await setPage(component, { registry, ...server })).page);
    const [html, first] = [container.innerHTML, container.querySelector('p')];
    const stage = await setPage(component, { registry, ...browser });
    before(html);
    await act(async () => {
      root = hydrateRoot(container, stage.page, { onRecoverableError: (error) => recovered.push(error) });
    });
    return { recovered, html, kept: first === container.querySelector('p') };
  }

  test('takes over what the server drew, without a mismatch', async () => {
    const error = vi.spyOn(console, 'error');
    const facts = () => stageFacts({ 'claims.count': 3 }, ['session.signedIn']);
    const { recovered, html, kept } = await hydrate({ facts: facts() }, { facts: facts() });
    expect(recovered).toEqual([]);
    expect(error).not.toHaveBeenCalled();
    expect(container.innerHTML).toBe(html);
    expect(kept).toBe(true);
  });

  test('facts and data that changed between preparing and hydrating are drawn after it', async () => {
    const [facts, data] = [stageFacts({ 'claims.count': 3 }, ['session.signedIn']), stageData()];
    const { recovered, kept } = await hydrate({ facts: stageFacts({ 'claims.count': 3 }, ['session.signedIn']) }, { facts, data }, () => {
      facts.set('session.signedIn', false);
      facts.set('claims.count', 4);
    });
    expect(recovered).toEqual([]);
    expect(kept).toBe(true);
    expect([...container.querySelectorAll('p')].map((p) => p.textContent)).toEqual(['one hi', 'hi', 'bound 4 hi', 'claims loading']);
  });

  test('data that arrived before the first drawing here is drawn after hydration, and not as what the server drew', async () => {
    const error = vi.spyOn(console, 'error');
    const [server, here] = [stageData(), stageData()];
    for (const data of [server, here]) data.drew('claims', { state: 'empty' });
    const facts = () => stageFacts({ 'claims.count': 3 }, ['session.signedIn']);
    const { recovered, kept } = await hydrate({ facts: facts(), data: server }, { facts: facts(), data: here }, () =>
      here.set('claims', { state: 'ready' }),
    );
    expect(recovered).toEqual([]);
    expect(error).not.toHaveBeenCalled();
    expect(kept).toBe(true);
    expect([...container.querySelectorAll('p')].at(-1)?.textContent).toBe('claims ready');
  });

  test('a block that threw on the server only is drawn in the browser', async () => {
    let onServer = true;
    const moody = defineStageBlock(() => {
      if (onServer) throw new Error('no window');
      return <p>here</p>;
    });
    const stage = { registry: { moody, ...registry } };
    container.innerHTML = renderToString((await setPage([{ type: 'moody' }, { type: 'words' }], stage)).page);
    expect(container.querySelectorAll('p')).toHaveLength(1);
    onServer = false;
    const { page } = await setPage([{ type: 'moody' }, { type: 'words' }], stage);
    await act(async () => {
      root = hydrateRoot(container, page, { onRecoverableError: () => {} });
    });
    expect([...container.querySelectorAll('p')].map((p) => p.textContent)).toEqual(['here', 'hi']);
  });
});
