// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import type { Visit } from '../visit/visit.ts';
import { lazyPart } from './lazy-part.tsx';

afterEach(cleanup);

const visit = {} as Visit;
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('a part whose code cannot be loaded leaves the rest of the page, with nothing or something else in its place', async () => {
  const Banner = lazyPart(missing);
  const Chooser = lazyPart(missing, () => <p>Something went wrong</p>);
  const Ribbon = lazyPart(async () => () => <p>Drafts</p>);
  render(
    <main>
      <p>The page</p>
      <Suspense fallback={<p>Loading</p>}>
        <Banner visit={visit} />
        <Chooser visit={visit} />
        <Ribbon visit={visit} />
      </Suspense>
    </main>,
  );
  expect(await screen.findByText('Drafts')).toBeTruthy();
  expect(screen.getByRole('main').textContent).toBe('The pageSomething went wrongDrafts');
});

test('a part that was fetched before is drawn at once, also by the server', async () => {
  const Ribbon = lazyPart(async () => () => <p>Drafts</p>);
  await Ribbon.fetch();
  expect(renderToString(<Ribbon visit={visit} />)).toBe('<p>Drafts</p>');
});
