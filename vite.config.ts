import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig(({ isSsrBuild, command }) => ({
  base: '/build/',
  publicDir: false,
  plugins: [react()],
  ...(command === 'build' ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  // The bundle stands alone; in development packages are loaded as Node loads them.
  ssr: { target: 'node', ...(command === 'build' ? { noExternal: true as const } : {}) },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node22',
        minify: false,
        rolldownOptions: { input: 'src/entry-server.tsx', output: { entryFileNames: 'entry.js' } },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: { polyfill: false },
        // A tenant's policy has no data: addresses for scripts, and small files are cheaper inside their stylesheet.
        assetsInlineLimit: 2048,
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: {
            // What every page needs in two files; each block is a file of its own, and so is its schema.
            codeSplitting: {
              groups: [
                { name: 'vendor', test: /\/node_modules\//, tags: ['$initial'], priority: 2 },
                { name: 'base', test: /\/(?:engine|src|registry\/(?:ui|theme)|schemas\/(?:page|shared|api|built\/runtime))\/|\/registry\/(?:blocks|shells)\/[\w-]+\/index\.ts$/, tags: ['$initial'], priority: 1 },
                { name: 'base', test: /\/(?:registry\/ui|schemas\/built\/runtime)\//, priority: 1 },
              ],
            },
          },
        },
      },
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'dist/**', 'tests/journeys/**'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
}));
