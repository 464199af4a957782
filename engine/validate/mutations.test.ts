import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawPage, stageSchema } from '../react/stage.fixture.ts';
import { runs } from '../decide/random-rules.fixture.ts';
import { validatePage } from './validate-page.ts';

const sound = {
  slug: 'home',
  title: { en: 'Home', cy: 'Hafan' },
  showHeader: true,
  component: [
    { type: 'words', id: 'first', props: { title: 'First' } },
    { type: 'words', props: { title: { en: 'Second', cy: 'Ail' } }, visible: { '!=': [{ var: 'language' }, 'xx'] } },
    { type: 'words', props: { title: 'Third' }, bind: { count: { var: 'claims.count' } } },
  ],
};

type Path = readonly (string | number)[];
const containers: readonly Path[] = [
  ['component', 0],
  ['component', 1],
  ['component', 2],
  ['component', 0, 'props'],
  ['component', 1, 'props'],
  ['component', 2, 'bind', 'count'],
  ['component', 1, 'visible'],
];
const leaves: readonly Path[] = [
  ['component', 0],
  ['component', 1, 'type'],
  ['component', 1, 'visible'],
  ['component', 1, 'props'],
  ['component', 2, 'bind'],
  ['component', 0, 'props', 'title'],
  ['component', 2, 'bind', 'count', 'var'],
  ['component', 1, 'visible', '!=', 0, 'var'],
];

function put(path: Path, value: unknown): unknown {
  const copy = structuredClone(sound) as unknown as Record<string | number, unknown>;
  const parent = path.slice(0, -1).reduce((node, key) => node[key] as typeof copy, copy);
  parent[path.at(-1)!] = value;
  return copy;
}

const mutation = fc.oneof(
  fc
    .tuple(fc.constantFrom(...containers), fc.stringMatching(/^[a-z]{6,9}$/))
    .map(([path, key]): Path => [...path, key])
    .map((path) => ({ path, value: 1 as unknown })),
  fc.record({ path: fc.constantFrom(...leaves), value: fc.constantFrom<unknown>(7, null, -1) }),
);

test('a single mutation never blanks the page and is always reported with its place', async () => {
  const property = fc.asyncProperty(mutation, async ({ path, value }) => {
    const schema = stageSchema(['title', 'count', 'href']);
    const { page, issues } = validatePage(put(path, value), { tenant: 'acme', page: 'home', types: ['words'], schemaOf: () => schema });
    expect(page?.blocks).toHaveLength(3);
    expect(issues.length).toBeGreaterThan(0);
    const place = `/${path.join('/')}`;
    for (const { pointer, component } of issues) {
      expect(`${place}/`.startsWith(`${pointer}/`) || pointer.startsWith(place)).toBe(true);
      expect(component).toBe(path[1]);
    }
    const { html } = await drawPage((put(path, value) as typeof sound).component);
    expect(html.match(/<h2/g)?.length).toBe(2);
  });
  await fc.assert(property, { numRuns: runs(5_000) });
}, 300_000);
