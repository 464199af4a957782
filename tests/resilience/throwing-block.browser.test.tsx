// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test, vi } from 'vitest';
import { trouble, troubledPage } from '../support/troubled-page.tsx';

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockReturnValue();
});

test('a block that throws in the browser leaves the others, and is reported with its place', async () => {
  const { issues, view } = await troubledPage();
  const root = createRoot(document.body);
  await act(async () => root.render(view));
  expect(document.body.textContent).toContain('Fine so far');
  await act(async () => root.unmount());

  trouble.inBrowser = true;
  const again = await troubledPage();
  await act(async () => createRoot(document.body).render(again.view));
  expect(document.body.textContent).toContain('Words before');
  expect(document.body.textContent).toContain('Words after');
  expect(document.body.textContent).not.toContain('Fine so far');
  expect(issues).toEqual([]);
  expect(again.issues).toMatchObject([{ code: 'block-failed', page: 'home', component: 1, pointer: '/component/1' }]);
});
