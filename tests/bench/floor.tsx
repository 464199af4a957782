import { atom, createStore, Provider, useAtom } from 'jotai';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, Link, Outlet, RouterProvider, useLoaderData, useNavigation } from 'react-router-dom';

/** The least that a hydrated page on this stack can be: React, its router with a loader and a link, one atom. What the portal's script is measured against. */
const visits = atom(0);

function Frame() {
  const [count, setCount] = useAtom(visits);
  const { state } = useNavigation();
  return (
    <main onClick={() => setCount(count + 1)} aria-busy={state === 'loading'}>
      <Link to="/next">{count}</Link>
      <Outlet />
    </main>
  );
}

const Words = () => <p>{useLoaderData<string>()}</p>;
const router = createBrowserRouter([
  { path: '/', Component: Frame, children: [{ path: '*', loader: ({ params }) => params['*'] ?? '', Component: Words }] },
]);

startTransition(() => {
  hydrateRoot(
    document.body,
    <Provider store={createStore()}>
      <RouterProvider router={router} />
    </Provider>,
  );
});
