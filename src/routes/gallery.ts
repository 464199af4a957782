import type { Portal } from '../app/portal.ts';
import type { LoaderFunctionArgs, RouteObject } from '../app/router.ts';
import { show, type Shown } from '../app/shown.ts';

/** Demo mode: every block with its examples. It frames itself, and its code is loaded by nothing else. */
export const galleryRoute = (portal: Portal): RouteObject => ({
  path: '/gallery/*',
  loader: ({ request }: LoaderFunctionArgs) => showGallery(portal, new URL(request.url)),
  lazy: { Component: async () => (await import('./GalleryScreen.tsx')).GalleryScreen },
});

const showGallery = (portal: Portal, url: URL): Promise<Shown> =>
  show(portal, url, async (visit) => {
    const { galleryTheme, loadGallery } = await import('../gallery/index.ts');
    const query = visit.url.searchParams;
    const view = await loadGallery(query, portal.tenant);
    const theme = galleryTheme(query);
    return {
      status: 200,
      title: 'Gallery',
      visit,
      frame: {},
      view,
      within: view.entries.map(({ prepared }) => prepared),
      ...(theme ? { theme } : {}),
      queryRead: ['block', 'example', 'lang', 'scheme', 'theme'],
      modules: ['src/routes/GalleryScreen.tsx', 'src/gallery/index.ts'],
    };
  });
