import type { ComponentType } from 'react';
import { FramedScreen } from '../app/frame/FramedScreen.tsx';
import { CrashScreen } from '../app/fault/CrashScreen.tsx';
import { FaultScreen } from '../app/fault/FaultScreen.tsx';
import type { Portal } from '../app/portal.ts';
import type { LoaderFunctionArgs, RouteObject } from '../app/router.ts';
import type { Shown } from '../app/shown.ts';
import { hasNotice } from '../esign/notices.ts';
import { createUnlessOffline } from '../app/offline/unless-offline.ts';
import { apart } from './apart.tsx';
import { showPage, showPublicPage } from './content-page.ts';
import { ContentScreen } from './ContentScreen.tsx';
import { readSegment } from './matrix-parameters.ts';
import { showNotFound } from './not-found.ts';
import { showError } from './error-page.ts';
import { galleryRoute } from './gallery.ts';
import { forVisitors, guarded } from './secured.ts';

type Show = (url: URL, params: Readonly<Record<string, string | undefined>>) => Promise<Shown>;

/** Every address of the portal (section 2 of both specifications). An unknown one is page-not-found. */
export function createRoutes(portal: Portal): RouteObject[] {
  const unlessOffline = createUnlessOffline(portal);
  const loader =
    (show: Show) =>
    ({ request, params }: LoaderFunctionArgs): Promise<Shown> => {
      const url = new URL(request.url);
      return unlessOffline(url, () => show(url, params));
    };
  const lazyPage = (path: string, load: () => Promise<ComponentType>, show: Show): RouteObject => {
    const { fetch, Component } = apart(load);
    return { path, Component, loader: loader(async (url, params) => (await Promise.all([show(url, params), fetch()]))[0]) };
  };
  const page = (path: string, show: Show): RouteObject => ({ path, loader: loader(show), Component: ContentScreen });
  const publicPage = (url: URL, slug: string): Promise<Shown> =>
    slug === 'registration' ? forVisitors(portal, url, () => showPublicPage(portal, url, slug)) : showPublicPage(portal, url, slug);
  const secured = (url: URL, slug: string): Promise<Shown> =>
    guarded(portal, url, async () => {
      const shown = await showPage(portal, url, 'secured-page', slug);
      return hasNotice(url) ? (await import('./sign-return.ts')).withSignNotice(url, shown) : shown;
    });
  return [
    {
      Component: FramedScreen,
      ErrorBoundary: CrashScreen,
      HydrateFallback: () => null,
      children: [
        page('/', (url) => publicPage(url, 'registration')),
        page('/page/:name?', (url, { name = 'our_case' }) => publicPage(url, readSegment(name).name)),
        page('/securedPage/:name?', (url, { name = 'our_case' }) => secured(url, readSegment(name).name)),
        page('/home', (url) => secured(url, 'home')),
        lazyPage(
          '/form/:name?',
          async () => (await import('./FormScreen.tsx')).FormScreen,
          (url, { name }) => guarded(portal, url, async () => (await import('./form.ts')).showForm(portal, url, name)),
        ),
        lazyPage(
          '/claim-confirmation',
          async () => (await import('./ConfirmationScreen.tsx')).ConfirmationScreen,
          async (url) => (await import('./confirmation.ts')).showConfirmation(portal, url),
        ),
        lazyPage(
          '/dynamic-content',
          async () => (await import('./SignReturnScreen.tsx')).SignReturnScreen,
          async (url) => (await import('./sign-return.ts')).showSignReturn(portal, url),
        ),
        lazyPage(
          '/profile',
          async () => (await import('./ProfileScreen.tsx')).ProfileScreen,
          (url) => guarded(portal, url, async () => (await import('./profile.ts')).showProfile(portal, url)),
        ),
        {
          path: '/error/*',
          loader: loader((url, { '*': rest }) => showError(portal, url, rest)),
          Component: FaultScreen,
        },
        page('*', (url) => showNotFound(portal, url)),
      ],
    },
    ...(portal.demo ? [galleryRoute(portal)] : []),
  ];
}
