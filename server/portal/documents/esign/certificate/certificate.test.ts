import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverWords } from '#schemas/tenant';
import { openMemoryDatabase, type Database } from '../../../../platform/db/index.ts';
import { contentsOf, textsOf } from '../../pdf/template.fixture.ts';
import { makeSigning, smallPdf } from '../signing.fixture.ts';
import { appendCertificate, type Certificate } from './append-certificate.ts';
import { plainSpeech } from './certificate-words.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const certified = Object.entries(serverWords).filter(([word]) => word.startsWith('certificate.'));
const facts = {
  document: 'Agreement',
  reference: 'ref-1',
  sha256: 'ab'.repeat(32),
  holder: 'Ann Lee',
  identifier: 'NG-1',
  at: '2026-01-05T09:00:00Z',
};
const made = async (changes: Partial<Certificate>) =>
  appendCertificate(await smallPdf(), { ...facts, ...plainSpeech, name: 'Ann Lee', ...changes });
/** Where the lines begin, in points from the left edge. */
const startsOf = async (pdf: Uint8Array) =>
  (await contentsOf(pdf)).flatMap((content) => [...content.matchAll(/1 0 0 1 ([\d.]+) [\d.]+ Tm/g)].map(([, x]) => Number(x)));

test('[SEC-41] the certificate has the tenant’s words in the language of the signer, else English', async () => {
  const texts = { 'certificate.title': { en: 'Proof', ar: 'شهادة التوقيع' }, 'certificate.name': { en: 'Signer', ar: 'الموقِّع' } };
  const { linkOf, press, signs, mine, theirs, call, portal } = await makeSigning(db, { content: { dictionary: [{ texts }] } });
  const own = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:80' };
  await press(await linkOf(), { ...signs, name: 'محمد علي' }, { ...own, cookie: 'language=ar' });
  await press(await linkOf(theirs, 'p1'), signs);
  const copyOf = async (id: string, who: string) => {
    const { signed_file_id: copy } = await portal.db.kysely
      .selectFrom('e_document')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return textsOf((await call(who, 'GET', `/api/dms/get-own-document/${copy}`)).rawPayload);
  };
  const arabic = await copyOf(mine.id, 'p0');
  expect(arabic).toEqual(expect.arrayContaining(['شهادة التوقيع', 'الموقِّع', 'محمد علي', serverWords['certificate.agreed']]));
  const inEnglish = await copyOf(theirs.id, 'p1');
  expect(inEnglish.slice(0, 2)).toEqual(['Proof', serverWords['certificate.intro']]);
  expect(inEnglish).not.toContain('الموقِّع');
});

test('[SEC-41] without words of a tenant every text of the page is in English', async () => {
  const drawn = await textsOf(await made({}));
  expect(drawn).toEqual(
    expect.arrayContaining([...certified.map(([, text]) => text), 'Ann Lee (NG-1)', '2026-01-05 09:00:00 UTC', facts.sha256]),
  );
});

test('in a language of right to left every line ends at the right margin; the page declares its language', async () => {
  expect(new Set(await startsOf(await made({})))).toEqual(new Set([56]));
  const starts = await startsOf(await made({ direction: 'rtl', language: 'ar' }));
  expect(Math.min(...starts)).toBeGreaterThan(100);
  expect((await contentsOf(await made({ language: 'ar' }))).join()).toContain('/Span <</Lang (ar)>> BDC');
});

test('[SEC-41] the name of a signer is drawn in its script, and where no font has letters of it the page states so', async () => {
  const { lettersMissing } = plainSpeech.words;
  for (const name of ['অনিতা রহমান', 'דוד לוי', '김민수', '山田はなこ', 'สมชาย ใจดี']) {
    const texts = await textsOf(await made({ name }));
    expect([texts.includes(name), texts.includes(lettersMissing)]).toEqual([true, false]);
  }
  expect((await textsOf(await made({ name: 'ශ්‍රීමා' }))).join(' ')).toContain(lettersMissing);
});

test('[SEC-41] words that need more space than a page continue on another', async () => {
  const words = { ...plainSpeech.words, intro: 'A long word of the tenant. '.repeat(200) };
  const pdf = await made({ words });
  expect((await PDFDocument.load(pdf)).getPageCount()).toBe(3);
  expect((await textsOf(pdf)).at(-1)).toBe(serverWords['certificate.agreed']);
});
