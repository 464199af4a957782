import { atom, createStore } from 'jotai/vanilla';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet, RouterProvider, useLocation, useNavigate } from 'react-router-dom';

/** The least that a hydrated page on this stack can be: React, its router with loaders, one atom. What the portal's script is measured against. */
const visits = atom(0);
const store = createStore();

function Frame() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <main onClick={() => void navigate('/')}>
      {pathname}
      <Outlet />
    </main>
  );
}

const router = createBrowserRouter([
  { path: '/', Component: Frame, children: [{ path: '*', loader: () => store.set(visits, store.get(visits) + 1) ?? null }] },
]);
startTransition(() => void hydrateRoot(document.body, <RouterProvider router={router} />));
