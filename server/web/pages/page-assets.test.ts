import { expect, test } from 'vitest';
import { pageAssets } from './page-assets.ts';

const manifest = {
  'src/entry.tsx': { file: 'assets/entry.js', isEntry: true, imports: ['_vendor.js'], css: ['assets/base.css'] },
  '_vendor.js': { file: 'assets/vendor.js' },
  'registry/blocks/faqs/Faqs.tsx': { file: 'assets/faqs.js', imports: ['_vendor.js'], css: ['assets/faqs.css'] },
};

test('a page preloads what its entry imports and what its blocks need, each once, the entry itself not', () => {
  const { entry, css, preloadsOf } = pageAssets(manifest, '/nowhere');
  expect(entry).toBe('/build/assets/entry.js');
  expect(css).toEqual(['/build/assets/base.css']);
  expect(preloadsOf(['registry/blocks/faqs/Faqs.tsx', 'registry/blocks/faqs/Faqs.tsx', 'not/there.tsx'])).toEqual([
    '/build/assets/vendor.js',
    '/build/assets/faqs.js',
    '/build/assets/faqs.css',
  ]);
});

test('a build without an entry reports what to do', () => expect(() => pageAssets({}, '/nowhere')).toThrow('npm start'));
