import type { Show, ShownPage } from '../../visit/index.ts';
import { galleryTheme, loadGallery } from '../../gallery/index.ts';

/** Prepares what an address of the gallery asks for. */
export const showGallery = (show: Show, url: URL): Promise<ShownPage> =>
  show(url, async (visit) => {
    const query = visit.url.searchParams;
    const view = await loadGallery(query, visit.host.tenant);
    const theme = galleryTheme(query);
    return {
      status: 200,
      title: 'Gallery',
      visit,
      frame: {},
      view,
      within: view.entries.map(({ prepared }) => prepared),
      ...(theme ? { theme } : {}),
      queryRead: ['block', 'example', 'state', 'lang', 'scheme', 'theme'],
      modules: ['src/routes/gallery/index.ts'],
    };
  });
