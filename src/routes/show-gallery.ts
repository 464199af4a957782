import type { Portal } from '../app/portal.ts';
import { show, type Shown } from '../app/shown.ts';
import { galleryTheme, loadGallery } from '../gallery/index.ts';

/** Prepares what an address of the gallery asks for. */
export const showGallery = (portal: Portal, url: URL): Promise<Shown> =>
  show(portal, url, async (visit) => {
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
      modules: ['src/routes/GalleryScreen.tsx', 'src/routes/show-gallery.ts'],
    };
  });
