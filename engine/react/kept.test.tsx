import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { BlockDefinition } from '../resolve/definition.ts';
import { defineStageBlock, setPage, stageData, stageFacts } from './stage.fixture.ts';

const asked: string[] = [];
const counted = (block: BlockDefinition): BlockDefinition => ({
  ...block,
  load: async () => {
    const { component, schema } = await block.load();
    return { component, schema: { ...schema, validate: (props) => (asked.push(JSON.stringify(props)), schema.validate(props)) } };
  },
});
const words = counted(
  defineStageBlock(({ id, title, count }: { id: string; title: string; count?: number }) => (
    <p id={id}>
      {title} {count}
    </p>
  )),
);

/** A rule that notes each time something walks through it. */
function watched(rule: object) {
  let walks = 0;
  const proxy = new Proxy(rule, { ownKeys: (target) => ((walks += 1), Reflect.ownKeys(target)) });
  return { rule: proxy, walks: () => walks };
}
const bare = (html: string): string => html.replaceAll(/<!--.*?-->/g, '');

test('many draws of one revision compile its rules once and ask its validators once, and again only for a bound value that changed', async () => {
  asked.length = 0;
  const [visible, bound] = [watched({ '==': [{ var: 'language' }, 'en'] }), watched({ var: 'claims.count' })];
  const facts = (count: number, language = 'en') => ({ facts: stageFacts({ 'claims.count': count, language }), language });
  const first = await setPage(
    [
      { type: 'words', props: { title: { en: 'Hello', cy: 'Helo' } } },
      { type: 'words', props: { title: 'Ruled' }, visible: visible.rule },
      { type: 'words', props: { title: 'Bound', count: 0 }, bind: { count: bound.rule } },
    ],
    { registry: { words }, ...facts(1) },
  );
  const html = [bare(renderToString(first.page))];
  const [walks, once] = [[visible.walks(), bound.walks()], asked.length];
  expect(once).toBe(4);
  for (const next of [...Array.from({ length: 20 }, () => facts(1)), facts(2), facts(2, 'cy')])
    html.push(bare(renderToString((await first.again(next)).page)));
  expect([visible.walks(), bound.walks()]).toEqual(walks);
  expect(asked.slice(once)).toEqual(['{"title":"Bound","count":2}']);
  expect(new Set(html.slice(0, 21)).size).toBe(1);
  expect(html[0]).toBe('<p id="block-1">Hello </p><p id="block-2">Ruled </p><p id="block-3">Bound 1</p>');
  expect(html.at(-2)).toContain('Bound 2');
  expect(html.at(-1)).toBe('<p id="block-1">Helo </p><p id="block-3">Bound 2</p>');
});

test('validating a page compiles a rule for preparing too', async () => {
  const rule = watched({ '==': [{ var: 'language' }, 'en'] });
  const { prepared, again } = await setPage([{ type: 'words', props: { title: 'x' }, visible: rule.rule }], { registry: { words } });
  const walks = rule.walks();
  expect(prepared.blocks).toHaveLength(1);
  await again();
  // One walk looks for unsafe keys, one compiles.
  expect(walks).toBe(2);
});

test('what the server keeps of a page belongs to no visitor: data, actions and failures are those of each drawing', async () => {
  const acts: unknown[] = [];
  const registry = {
    needy: defineStageBlock(({ data }: { data: { claims: { state: string } } }) => <p>{data.claims.state}</p>, { needs: ['claims'] }),
    plain: defineStageBlock(({ act }: { act: unknown }) => (acts.push(act), (<p>plain</p>))),
    moody: defineStageBlock(() => {
      throw new Error('no such luck');
    }),
  };
  const data = stageData();
  const first = await setPage([{ type: 'needy' }, { type: 'plain' }, { type: 'moody' }], { registry, data });
  expect(bare(renderToString(first.page))).toContain('<p>loading</p>');
  data.set('claims', { state: 'empty' });
  const second = await first.again();
  expect(bare(renderToString(second.page))).toContain('<p>empty</p>');
  expect(acts).not.toContain(first.host.act);
  for (const { issues } of [first, second]) expect(issues).toMatchObject([{ code: 'block-failed', pointer: '/component/2' }]);
});
