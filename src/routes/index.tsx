import type { ComponentType } from 'react';
import { FramedScreen, shownToStaff, CrashScreen, ErrorScreen, loadFailureScreens } from '../frame/index.ts';
import type { LoaderFunctionArgs, RouteObject } from '../router/index.ts';
import { createShow, type Portal, type ShownPage } from '../visit/index.ts';
import { hasNotice } from './esign-return/notice-query.ts';
import { createUnlessOffline } from './unless-offline.ts';
import { lazyScreen } from './lazy-screen.tsx';
import { showPage, showPublicPage } from './content/show-page.ts';
import { ContentScreen } from './content/ContentScreen.tsx';
import { confirmationPath, firstPage, readSegment } from '../address/index.ts';
import { showNotFound } from './not-found/show-not-found.ts';
import { showError } from './error/show-error.ts';
import { forVisitors, guarded, onDeviceOnly } from './secured.ts';

export { audienceHeader } from './secured.ts';

type Load = (url: URL, params: Readonly<Record<string, string | undefined>>) => Promise<ShownPage>;

const loadForm = () => import('./form/index.ts');

/** The lists of staff, and one account of them. */
const workspace = () => import('./listing/index.ts');

const esignReturn = () => import('./esign-return/index.ts');

/** Every address of the portal (PAGE-01 to PAGE-03, FRM-01, CNF-01). An unknown one is page-not-found. */
export function createRoutes(portal: Portal): RouteObject[] {
  const { session, questions } = portal;
  const show = createShow(portal);
  const unlessOffline = createUnlessOffline(show, portal.offline);
  const loader =
    (load: Load) =>
    async ({ request, params }: LoaderFunctionArgs): Promise<ShownPage> => {
      const url = new URL(request.url);
      await portal.bring(url);
      const shown = await unlessOffline(url, async () => shownToStaff(await load(url, params)));
      const open = shown.failure && portal.openForm(url);
      if (open) return open;
      if (shown.failure || shown.status === 404) await loadFailureScreens().catch(() => undefined);
      return shown;
    };
  const lazyPage = <Code extends { readonly Screen: ComponentType }>(
    path: string,
    code: () => Promise<Code>,
    load: (code: () => Promise<Code>, ...place: Parameters<Load>) => Promise<ShownPage>,
  ): RouteObject => {
    const { fetch, Component } = lazyScreen(code);
    return { path, Component, loader: loader(async (...place) => (await Promise.all([load(code, ...place), fetch()]))[0]) };
  };
  const page = (path: string, load: Load): RouteObject => ({ path, loader: loader(load), Component: ContentScreen });
  const publicPage = (url: URL, slug: string): Promise<ShownPage> => {
    const open = () => showPublicPage({ show, questions }, url, slug);
    return slug === 'registration' ? forVisitors(session, url, open) : open();
  };
  const guard = { session, show, awake: portal.awake };
  const secured = (url: URL, slug: string): Promise<ShownPage> =>
    guarded(guard, url, () => {
      const open = () => showPage({ show, questions }, url, 'secured-page', slug);
      return hasNotice(url) ? onDeviceOnly(guard, url, async () => (await esignReturn()).withSignNotice(guard, url, await open())) : open();
    });
  return [
    {
      Component: FramedScreen,
      ErrorBoundary: CrashScreen,
      HydrateFallback: () => null,
      children: [
        page('/', (url) => publicPage(url, 'registration')),
        page('/page/:name?', (url, { name = firstPage }) => publicPage(url, readSegment(name).name)),
        page('/securedPage/:name?', (url, { name = firstPage }) => secured(url, readSegment(name).name)),
        page('/listing/:name', (url, { name = '' }) => guarded(guard, url, async () => (await workspace()).showListing(guard, url, name))),
        page('/home', (url) => secured(url, 'home')),
        lazyPage('/form/:name?', loadForm, (code, url, { name }) =>
          guarded(guard, url, async () => (await code()).showForm(show, url, name, portal)),
        ),
        lazyPage('/form-fill/:name?', loadForm, async (code, url, { name }) => (await code()).showFormByLink(show, url, name, portal)),
        lazyPage('/registrationDetails/:name?', loadForm, async (code, url) => (await code()).showDetails(show, url, portal)),
        lazyPage(
          confirmationPath,
          () => import('./confirmation/index.ts'),
          async (code, url) => (await code()).showConfirmation(guard, url),
        ),
        lazyPage('/dynamic-content', esignReturn, async (code, url) => (await code()).showEsignReturn(guard, url)),
        lazyPage(
          '/profile',
          () => import('./profile/index.ts'),
          (code, url) => guarded(guard, url, async () => (await code()).showProfile(show, url)),
        ),
        {
          path: '/error/*',
          loader: loader((url, { '*': rest }) => showError(guard, url, rest)),
          Component: ErrorScreen,
        },
        page('*', (url) => showNotFound(show, url)),
      ],
    },
    // Every block with its examples: it frames itself.
    ...(portal.demo
      ? [
          lazyPage(
            '/gallery/*',
            () => import('./gallery/index.ts'),
            async (code, url) => (await code()).showGallery(show, url),
          ),
        ]
      : []),
  ];
}
