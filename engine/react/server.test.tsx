import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawPage } from './stage.fixture.ts';

test('draws blocks in the order of the content, in one language', async () => {
  const { page, html } = await drawPage(
    [
      { type: 'words', props: { title: { en: 'Hello', cy: 'Helo' } } },
      { type: 'words', props: { title: 'Plain' } },
    ],
    { language: 'cy' },
  );
  expect(html.replace(/<!--.*?-->/g, '')).toBe('<h2 id="block-1">Helo</h2><h2 id="block-2">Plain</h2>');
  expect(renderToString(page)).toBe(html);
});

test('a block that throws on the server is contained and reported', async () => {
  const { html, issues } = await drawPage([{ type: 'throwing' }, { type: 'words', props: { title: 'Still here' } }]);
  expect(html).toContain('Still here');
  expect(issues).toMatchObject([{ code: 'block-failed', component: 0, pointer: '/component/0', tenant: 'acme', page: 'home' }]);
});
