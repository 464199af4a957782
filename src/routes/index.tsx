import { FramedScreen } from '../app/frame/FramedScreen.tsx';
import { CrashScreen } from '../app/fault/CrashScreen.tsx';
import { FaultScreen } from '../app/fault/FaultScreen.tsx';
import type { Portal } from '../app/portal.ts';
import type { LoaderFunctionArgs, RouteObject } from '../app/router.ts';
import type { Shown } from '../app/shown.ts';
import { hasNotice } from '../esign/notices.ts';
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
  const loader =
    (show: Show) =>
    ({ request, params }: LoaderFunctionArgs): Promise<Shown> =>
      show(new URL(request.url), params);
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
        {
          path: '/form/:name?',
          loader: loader((url, { name }) => guarded(portal, url, async () => (await import('./form.ts')).showForm(portal, url, name))),
          lazy: { Component: async () => (await import('./FormScreen.tsx')).FormScreen },
        },
        {
          path: '/claim-confirmation',
          loader: loader(async (url) => (await import('./confirmation.ts')).showConfirmation(portal, url)),
          lazy: { Component: async () => (await import('./ConfirmationScreen.tsx')).ConfirmationScreen },
        },
        {
          path: '/dynamic-content',
          loader: loader(async (url) => (await import('./sign-return.ts')).showSignReturn(portal, url)),
          lazy: { Component: async () => (await import('./SignReturnScreen.tsx')).SignReturnScreen },
        },
        {
          path: '/profile',
          loader: loader((url) => guarded(portal, url, async () => (await import('./profile.ts')).showProfile(portal, url))),
          lazy: { Component: async () => (await import('./ProfileScreen.tsx')).ProfileScreen },
        },
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
