// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defineStageBlock, setPage, stageFacts } from './stage.fixture.ts';

test('hydrating and drawing again ask the validator of each block once for a revision, and again only for a bound value that changed', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const asked: string[] = [];
  const plain = defineStageBlock(({ title, count }: { title: string; count?: number }) => <p>{`${title} ${count ?? ''}`}</p>);
  const counted = {
    ...plain,
    load: async () => {
      const { component, schema } = await plain.load();
      return {
        component,
        schema: { ...schema, validate: (props: unknown) => (asked.push(JSON.stringify(props)), schema.validate(props)) },
      };
    },
  };
  const facts = stageFacts({ 'claims.count': 3, language: 'en' });
  const component = [
    { type: 'words', props: { title: 'still' } },
    { type: 'words', props: { title: 'ruled' }, visible: { '==': [{ var: 'language' }, 'en'] } },
    { type: 'words', props: { title: 'bound', count: 1 }, bind: { count: { var: 'claims.count' } } },
  ];
  const main = document.body.appendChild(document.createElement('main'));
  main.innerHTML = renderToString((await setPage(component, { registry: { words: plain }, facts })).page);

  const { page, again } = await setPage(component, { registry: { words: counted }, facts });
  const once = ['{"title":"still"}', '{"title":"ruled"}', '{"title":"bound","count":1}', '{"title":"bound","count":3}'];
  expect(asked).toEqual(once);
  let root: Root | undefined;
  await act(async () => {
    root = hydrateRoot(main, page);
  });
  await act(async () => facts.set('language', 'cy'));
  await act(async () => facts.set('language', 'en'));
  const visit = await again();
  await act(async () => root?.render(visit.page));
  expect(asked).toEqual(once);
  await act(async () => facts.set('claims.count', 4));
  expect([...main.children].map((child) => child.textContent)).toEqual(['still ', 'ruled ', 'bound 4']);
  expect(asked).toEqual([...once, '{"title":"bound","count":4}']);
  await act(async () => root?.unmount());
  main.remove();
});
