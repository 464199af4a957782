import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { trouble, troubledPage } from '../support/troubled-page.tsx';

test('a block that throws on the server leaves the others, and is reported with its place', async () => {
  trouble.onServer = true;
  const { issues, view } = await troubledPage();
  const html = renderToString(view);
  expect(html).toContain('Words before');
  expect(html).toContain('Words after');
  expect(html).not.toContain('Fine so far');
  expect(issues).toMatchObject([{ code: 'block-failed', page: 'home', component: 1, pointer: '/component/1' }]);
});
