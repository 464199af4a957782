import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { openForm } from './find-form.ts';

/** A form of one revision of the content that counts how often its definition is written as JSON, as a hash needs it. */
function makeContent(revision: number) {
  const written = { count: 0 };
  const plain = { title: `revision ${revision}`, pages: [] };
  const definition = {
    toJSON: () => {
      written.count += 1;
      return plain;
    },
  };
  const item = { slug: 'claim', version: revision, surveyDefinition: definition };
  return { written, hash: createHash('sha256').update(JSON.stringify(plain)).digest('hex'), readContent: async () => item };
}

test('a form is hashed once per revision of the content, and again for the next', async () => {
  const [first, second] = [makeContent(1), makeContent(2)];
  const forms = await Promise.all(Array.from({ length: 20 }, () => openForm(first, 'acme', 'claim')));
  expect([new Set(forms).size, first.written.count]).toEqual([1, 1]);
  expect(forms[0]?.hash).toBe(first.hash);
  expect((await openForm(second, 'acme', 'claim'))?.hash).toBe(second.hash);
  expect(second.written.count).toBe(1);
});
