import { afterAll, expect, test } from 'vitest';
import { createPdfMaker } from './make-pdf.ts';
import { jobWith, makeTemplate, textsOf } from './template.fixture.ts';

const { makePdf, close } = createPdfMaker({ milliseconds: 3000, megabytes: 128 });
afterAll(close);

const file = (objects: readonly (string | Buffer)[], trailer = '/Root 1 0 R'): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects.map((object, index) => Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')])),
    Buffer.from(`trailer\n<< ${trailer} /Size ${objects.length + 1} >>\n%%EOF`),
  ]);
const catalog = '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [4 0 R] >> >>';
const pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] >>';
/** 128 bytes for two: 16 MB become 1 GB. */
const packed = Buffer.alloc(16 * 1024 * 1024, Buffer.from([0x81, 0x20]));
const bomb = Buffer.concat([
  Buffer.from(`<< /Type /ObjStm /N 1 /First 4 /Filter /RunLengthDecode /Length ${packed.length} >>\nstream\n`),
  packed,
  Buffer.from('\nendstream'),
]);

test.each<[string, Uint8Array]>([
  ['is no PDF inside', Buffer.from('%PDF-1.7 nothing')],
  ['is encrypted', file([catalog, pages, page, '<< /Filter /Standard /V 2 >>'], '/Root 1 0 R /Encrypt 4 0 R')],
  ['has pages that hold themselves', file([catalog, '<< /Type /Pages /Kids [2 0 R] /Count 1 >>'])],
  ['has fields that hold themselves', file([catalog, pages, page, '<< /T (a) /Kids [4 0 R] >>'])],
  ['has objects nested without end', file([catalog, pages, page, '['.repeat(2_000_000)])],
  ['unpacks to a gigabyte', file([catalog, pages, page, bomb])],
])(
  'a template that %s costs one worker and its limits',
  async (_, template) => {
    const before = process.memoryUsage.rss();
    let peak = before;
    const watching = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20);
    const made = await makePdf(jobWith({ a: 'b' }, { template }));
    clearInterval(watching);
    expect(made).toMatchObject({ failure: 'template' });
    expect(Math.round((peak - before) / 1024 / 1024)).toBeLessThan(700);
  },
  60_000,
);

test('after all of that the next person is served', async () => {
  const template = await makeTemplate((form, on) => form.createTextField('a').addToPage(on));
  const made = await makePdf(jobWith({ a: 'Łukasz' }, { template }));
  expect('pdf' in made && (await textsOf(made.pdf))).toEqual(['Łukasz']);
});

test('a form that cannot be loaded fails alone', async () => {
  expect(await makePdf(jobWith({ a: 'b' }, { definition: { pages: 7 } }))).toHaveProperty('pdf');
  expect(await makePdf(jobWith({ a: 'b' }, { definition: null }))).toHaveProperty('pdf');
});

test('so many may wait, the next is refused at once', async () => {
  const small = createPdfMaker({ waiting: 2 });
  const made = await Promise.all([1, 2, 3].map(() => small.makePdf(jobWith({ a: 'b' }))));
  expect(made.map((each) => ('failure' in each ? each.failure : 'pdf'))).toEqual(['pdf', 'pdf', 'busy']);
  await small.close();
});
