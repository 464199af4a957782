import { expect, test } from 'vitest';
import { withLanguagePacks } from './language-packs.ts';

const squidex = (answer: unknown) => withLanguagePacks({ read: async () => answer }, () => ['en', 'fr']);
const path = '/api/content/harbour/dictionary?$top=200';

test('a dictionary is answered with the words of the tenant’s language packs behind its own', async () => {
  const item = { id: '1', version: 2, data: { texts: { 'login.login': { fr: 'Entrer' }, 'login.back': { en: 'Go back' } } } };
  const answer = await squidex({ total: 1, items: [item] }).read('harbour', path, false);
  expect(answer).toMatchObject({
    items: [{ id: '1', version: 2, data: { texts: { 'login.login': { fr: 'Entrer' }, 'login.back': { en: 'Go back', fr: 'Retour' } } } }],
  });
});

test('a tenant without a dictionary has the words of its packs; other content is as it was', async () => {
  expect(await squidex({ total: 0, items: [] }).read('harbour', path, false)).toMatchObject({
    total: 1,
    items: [{ data: { texts: { 'login.back': { fr: 'Retour' } } } }],
  });
  const pages = { total: 0, items: [] };
  expect(await squidex(pages).read('harbour', '/api/content/harbour/public-page?$top=200', false)).toBe(pages);
});
