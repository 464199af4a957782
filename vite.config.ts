import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig(({ isSsrBuild, command }) => ({
  base: '/build/',
  publicDir: false,
  plugins: [react()],
  ...(command === 'build' ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
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
          treeshake: { moduleSideEffects: [{ test: /\/(?:engine|schemas|src|registry)\/.*(?<!entry-client)\.tsx?$/, sideEffects: false }] },
          output: {
            // What every page needs in two files; each block is a file of its own, and so is its schema.
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /\/node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler|jotai)\//,
                  tags: ['$initial'],
                },
                {
                  name: 'portal',
                  test: /\/(?:src\/|engine\/(?!index|react\/index|validate\/(?:validate-page|validate-blocks|safe-json))|registry\/ui\/(?:PageHeading|page-heading|Prose|prose))/,
                  tags: ['$initial'],
                },
                { name: 'parts', test: /\/(?:registry\/ui\/(?!index|PageHeading|page-heading|Prose|prose)|schemas\/built\/runtime\/)/ },
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
