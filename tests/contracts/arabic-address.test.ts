import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packOf } from '../../locale/language-packs/index.ts';

const file = join(import.meta.dirname, '../../fixtures/tenants/meridian/dictionary.json');
const { texts } = JSON.parse(readFileSync(file, 'utf8')) as { texts: Record<string, { ar?: string }> };
const own = Object.entries(texts).flatMap(([key, { ar }]) => (ar === undefined ? [] : [[key, ar] as const]));

/** Words that end like the singular "your", and are none. */
const other = /^[وفل]*(ب?ذلك|هناك|تلك)$/u;

test('the Arabic words of the language pack and of the sample tenant speak to the reader in the plural, all of them', () => {
  const words = [...Object.entries(packOf('ar')?.texts ?? {}), ...own].flatMap(([key, ar]) =>
    (ar.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).map((word) => [key, word]),
  );
  expect(words.length).toBeGreaterThan(500);
  expect(words.filter(([, word = '']) => word.endsWith('ك') && !other.test(word))).toEqual([]);
});
