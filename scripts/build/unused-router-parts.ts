import type { Plugin } from 'vite';

/**
 * The router names its components for debugging (`Link.displayName = …`), which keeps in the first script those that nothing uses: links, forms and
 * prefetching, 4 kB compressed. Without the names the bundler drops them.
 */
export const unusedRouterParts: Plugin = {
  name: 'unused-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/ },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replaceAll(/^var (\w+) = (\w+)\.forwardRef\(/gm, 'var $1 = /* @__PURE__ */ $2.forwardRef('),
      map: null,
    }),
  },
};
