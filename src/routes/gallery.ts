import type { Portal } from '../app/portal.ts';
import type { LoaderFunctionArgs, RouteObject } from '../app/router.ts';

/** Demo mode: every block with its examples. It frames itself, and its code is loaded by nothing else. */
export const galleryRoute = (portal: Portal): RouteObject => ({
  path: '/gallery/*',
  loader: async ({ request }: LoaderFunctionArgs) => (await import('./show-gallery.ts')).showGallery(portal, new URL(request.url)),
  lazy: { Component: async () => (await import('./GalleryScreen.tsx')).GalleryScreen },
});
