import type { LoaderFunctionArgs, RouteObject } from '../router/index.ts';
import type { Show } from '../visit/index.ts';

/** Demo mode: every block with its examples. It frames itself, and its code is loaded by nothing else. */
export const galleryRoute = (show: Show): RouteObject => ({
  path: '/gallery/*',
  loader: async ({ request }: LoaderFunctionArgs) => (await import('./gallery/index.ts')).showGallery(show, new URL(request.url)),
  lazy: { Component: async () => (await import('./gallery/index.ts')).Screen },
});
