import { createServer } from 'vite';
import { buildSchemas } from '../build/build.mjs';
import { root } from '../set-up/places.mjs';
import { explain } from '../set-up/output.mjs';

const entry = '/@portico-dev';

/** What Vite would put into a page it made itself: its client and React's refresh, before the portal. */
const devEntry = {
  name: 'portico-dev-entry',
  resolveId: (id) => (id === entry ? id : undefined),
  load: (id) =>
    id === entry
      ? `import '/@vite/client';
import refresh from '/@react-refresh';
refresh.injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
await import('/src/entry-client.tsx');`
      : undefined,
};

/** Schemas follow their sources while the portal runs. */
const schemas = {
  name: 'portico-schemas',
  configureServer(server) {
    const changed = (file) => {
      if (/\.schema\.ts$|\/(examples|index)\.ts$/.test(file)) buildSchemas().catch(explain);
    };
    server.watcher.on('change', changed).on('add', changed).on('unlink', changed);
  },
};

/** A page renderer on Vite's module graph, and the middleware that serves its files. */
export async function viteRenderer() {
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, watch: { ignored: ['**/.portico/**', '**/.node/**', '**/dist/**', '**/test-results/**'] } },
    plugins: [devEntry, schemas],
  });
  const load = () => vite.ssrLoadModule('/src/entry-server.tsx');
  const { inlineLoader, inlineConsent } = await load();
  const renderer = {
    render: async (request, context) => (await load()).render(request, context),
    renderAnswer: async (request, context) => (await load()).renderAnswer(request, context),
    assets: { entry: `/build${entry}`, css: ['/build/ui/theme/index.css'], preloadsOf: () => [] },
    inlineLoader,
    inlineConsent,
    cacheable: false,
  };
  return { vite, renderer };
}
