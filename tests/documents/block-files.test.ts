import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as blocks from '#registry';
import { pageAssets, type Manifest } from '../../server/web/pages/page-assets.ts';
import { scriptsOf, sources } from '../../src/data/index.ts';

const manifest: Manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../../dist/client/.vite/manifest.json'), 'utf8'));
const names = Object.values(manifest).flatMap(({ name }) => name ?? []);
const frame = ['header', 'navigation', 'footer'];

test('each block and its schema are one built file, and the blocks of the frame one together', () => {
  const folders = Object.keys(blocks).map((type) => type.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  const wanted = folders.map((folder) => `block-${frame.includes(folder) ? 'frame' : folder}`);
  expect(names).toEqual(expect.arrayContaining(wanted));
  expect(Object.keys(manifest).filter((source) => /^(?:registry\/(?:blocks|shells)|schemas\/built)\//.test(source))).toEqual([]);
});

test('the scripts of data that a document names early are scripts of the build', () => {
  const named = scriptsOf(Object.keys(sources) as (keyof typeof sources)[]);
  expect(named).not.toEqual([]);
  expect(names).toEqual(expect.arrayContaining([...named]));
});

test('a form waits for no script that it needs only later', () => {
  const { preloadsOf } = pageAssets(manifest, '');
  const waitedFor = preloadsOf([
    'forms',
    'src/routes/form/index.ts',
    'registration',
    'block-form',
    'block-frame',
    'forms/react/SurveyForm.tsx',
  ]);
  expect(waitedFor.join(' ')).toMatch(/before-hydration-/);
  expect(waitedFor.filter((file) => /\/(?:after-hydration|answering|sanitiser)-/.test(file))).toEqual([]);
});
