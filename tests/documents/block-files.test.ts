import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as blocks from '#registry';
import type { Manifest } from '../../server/web/pages/page-assets.ts';

const manifest: Manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../../dist/client/.vite/manifest.json'), 'utf8'));
const frame = ['header', 'navigation', 'footer'];

test('each block and its schema are one built file, and the blocks of the frame one together', () => {
  const folders = Object.keys(blocks).map((type) => type.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  const wanted = folders.map((folder) => `block-${frame.includes(folder) ? 'frame' : folder}`);
  const names = Object.values(manifest).flatMap(({ name }) => name ?? []);
  expect(names).toEqual(expect.arrayContaining(wanted));
  expect(Object.keys(manifest).filter((source) => /^(?:registry\/(?:blocks|shells)|schemas\/built)\//.test(source))).toEqual([]);
});
