import { expect, test } from 'vitest';
import { pageAssets } from './page-assets.ts';

const manifest = {
  'src/entry.tsx': { file: 'assets/entry.js', isEntry: true, imports: ['_vendor.js'], css: ['assets/base.css'] },
  '_vendor.js': { file: 'assets/vendor.js' },
  'forms/react/SurveyForm.tsx': { file: 'assets/survey.js' },
  '_block-faqs-1.js': { name: 'block-faqs', file: 'assets/faqs.js', imports: ['_vendor.js'], css: ['assets/faqs.css'] },
};

test('a page preloads what its entry imports and what its blocks need, each once, the entry itself not', () => {
  const { entry, css, preloadsOf } = pageAssets(manifest, '/nowhere');
  expect(entry).toBe('/build/assets/entry.js');
  expect(css).toEqual(['/build/assets/base.css']);
  expect(preloadsOf(['block-faqs', 'block-faqs', 'forms/react/SurveyForm.tsx', 'not/there.tsx'])).toEqual([
    '/build/assets/vendor.js',
    '/build/assets/faqs.js',
    '/build/assets/faqs.css',
    '/build/assets/survey.js',
  ]);
});

test('the script of a module is known by itself, without what it imports', () => {
  const { scriptOf } = pageAssets(manifest, '/nowhere');
  expect(['block-faqs', 'forms/react/SurveyForm.tsx', 'not/there.tsx'].map((name) => scriptOf?.(name))).toEqual([
    '/build/assets/faqs.js',
    '/build/assets/survey.js',
    undefined,
  ]);
});

test('a build without an entry reports what to do', () => expect(() => pageAssets({}, '/nowhere')).toThrow('npm start'));
