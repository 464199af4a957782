import { PDFBool, PDFDict, PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { drawPdf } from './draw-pdf.ts';
import { jobWith, makeTemplate, textsOf } from './template.fixture.ts';

const text = (name: string, more: { multiline?: boolean; text?: string; cells?: number } = {}, height = 20): Promise<Uint8Array> =>
  makeTemplate((form, page) => {
    const field = form.createTextField(name);
    if (more.multiline) field.enableMultiline();
    if (more.text) field.setText(more.text);
    if (more.cells) {
      field.setMaxLength(more.cells);
      field.enableCombing();
    }
    field.addToPage(page, { x: 20, y: 300, width: 200, height });
  });

test('a field is filled by the name of its question, in any script, and no field is left to be changed', async () => {
  for (const answer of ['CF14 NGH', 'Łukasz', 'محمد (12)', '王小明', '👍🏽']) {
    const pdf = await drawPdf(jobWith({ name: answer }, { template: await text('name') }));
    expect(await textsOf(pdf)).toEqual([answer]);
    const doc = await PDFDocument.load(pdf);
    expect([doc.getForm().getFields().length, doc.getPageCount(), doc.getTitle()]).toEqual([0, 1, 'Your claim']);
  }
});

const definition = {
  pages: [
    {
      elements: [
        { type: 'radiogroup', name: 'make', choices: [{ value: 'v', text: { default: 'Varden', cy: 'Farden' } }] },
        { type: 'paneldynamic', name: 'cars', templateElements: [{ type: 'text', name: 'plate' }] },
        { type: 'multipletext', name: 'address', items: [{ name: 'town' }] },
        { type: 'text', name: 'born', inputType: 'date' },
        { type: 'text', name: 'secret', visibleIf: '{make} = "other"' },
      ],
    },
  ],
};
const answers = {
  make: 'v',
  cars: [{ plate: 'P1' }, { plate: 'P2' }],
  address: { town: 'Barry' },
  born: '1980-02-03',
  secret: 'kept',
  free: { a: [1, 2] },
};

test.each([
  ['make', ['Farden']],
  ['cars[1].plate', ['P2']],
  ['address.town', ['Barry']],
  ['born', ['3 Chwefror 1980']],
  ['free.a[0]', ['1']],
  ['secret', []],
  ['cars[7].plate', []],
  ['constructor.name', []],
  ['toString', []],
])('the field %s shows what the form shows in the language of the person', async (name, expected) => {
  expect(await textsOf(await drawPdf(jobWith(answers, { definition, language: 'cy', template: await text(name) })))).toEqual(expected);
});

test('what the tenant wrote into a field stays unless there is an answer', async () => {
  const template = await text('name', { text: 'Tenant' });
  expect(await textsOf(await drawPdf(jobWith({ other: 'x' }, { template })))).toEqual(['Tenant']);
  expect(await textsOf(await drawPdf(jobWith({ name: 'Mair' }, { template })))).toEqual(['Mair']);
});

test('an answer with too little space is shortened in its place and repeated in full on a page behind', async () => {
  const long = 'Mae fy nghar wedi torri. '.repeat(60).trim();
  const pdf = await drawPdf(jobWith({ story: long }, { template: await text('story', { multiline: true }, 60) }));
  const drawnTexts = await textsOf(pdf);
  const behind = drawnTexts.slice(drawnTexts.indexOf('More room'));
  expect(drawnTexts.some((line) => line.endsWith('…'))).toBe(true);
  expect(behind.slice(2, -1).join(' ')).toBe(long);
  expect((await PDFDocument.load(pdf)).getPageCount()).toBe(2);
});

test('letters are in cells one by one', async () => {
  expect(await textsOf(await drawPdf(jobWith({ plate: 'CF14' }, { template: await text('plate', { cells: 6 }) })))).toEqual([
    'C',
    'F',
    '1',
    '4',
  ]);
});

test('a summary lists every visible question and answer with title, reference number, tenant and page numbers', async () => {
  const drawnTexts = await textsOf(await drawPdf(jobWith({ ...answers, make: undefined }, { definition })));
  for (const part of [
    'Test tenant',
    'Your claim',
    'Reference number: NG-1234',
    'make',
    'Not answered',
    'cars 2',
    'P2',
    'Barry',
    'Page 1 of 1',
  ])
    expect(drawnTexts).toContain(part);
  expect(drawnTexts).not.toContain('kept');
});

test('a summary states whose the answers are, and when they were sent, if they were', async () => {
  const [draft, sent] = [undefined, '06 Jul 2026'].map((sentOn) => drawPdf(jobWith({ a: 'b' }, { sentOn })));
  const head = ['Reference number: NG-1234', 'Account: Mair Rees (AC-7)'];
  const linesFrom = async (pdf: Promise<Uint8Array> | undefined) => (await textsOf((await pdf)!)).slice(2);
  expect((await linesFrom(draft)).slice(0, 3)).toEqual([...head, 'a']);
  expect((await linesFrom(sent)).slice(0, 3)).toEqual([...head, 'Sent on 06 Jul 2026']);
});

test('a summary is tagged and declares its language, so that it can be read aloud', async () => {
  const doc = await PDFDocument.load(await drawPdf(jobWith({ a: 'b' }, { language: 'cy' })));
  expect(doc.getLanguage()).toBe('cy');
  expect(doc.catalog.lookup(PDFName.of('MarkInfo'), PDFDict).lookup(PDFName.of('Marked'))).toBe(PDFBool.True);
  const root = doc.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
  const roles = doc.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFDict ? [String(object.get(PDFName.of('S')) ?? '')] : []))
    .filter((role) => role !== '');
  expect(roles).toEqual(expect.arrayContaining(['/H1', '/P', '/Document']));
  expect(root.has(PDFName.of('ParentTree'))).toBe(true);
});

test('scripts, opening actions and enclosed files of a template do not reach the claimant', async () => {
  const doc = await PDFDocument.create();
  const page = doc.addPage();
  doc.addJavaScript('evil', 'app.alert(1)');
  await doc.attach(Buffer.from('x'), 'x.exe');
  doc.catalog.set(PDFName.of('OpenAction'), doc.context.obj({ S: 'JavaScript', JS: PDFString.of('app.alert(2)') }));
  page.node.set(PDFName.of('AA'), doc.context.obj({ O: { S: 'JavaScript', JS: PDFString.of('app.alert(3)') } }));
  const annotation = doc.context.register(
    doc.context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], A: { S: 'Launch', F: PDFString.of('cmd') } }),
  );
  page.node.addAnnot(annotation);
  const link = (uri: string) =>
    doc.context.register(
      doc.context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], A: { S: 'URI', URI: PDFString.of(uri) }, PA: { S: 'Launch' } }),
    );
  for (const uri of ['javascript:alert(1)', 'https://claims.example/']) page.node.addAnnot(link(uri));
  const pdf = await drawPdf(jobWith({}, { template: await doc.save() }));
  const clean = await PDFDocument.load(pdf);
  const names = clean.catalog.lookupMaybe(PDFName.of('Names'), PDFDict);
  expect([clean.catalog.has(PDFName.of('OpenAction')), clean.getPage(0).node.has(PDFName.of('AA'))]).toEqual([false, false]);
  expect([names?.has(PDFName.of('JavaScript')) ?? false, names?.has(PDFName.of('EmbeddedFiles')) ?? false]).toEqual([false, false]);
  const annotations = [0, 1, 2].map((index) => clean.getPage(0).node.Annots()?.lookup(index, PDFDict));
  expect(annotations.map((each) => each?.has(PDFName.of('A')))).toEqual([false, false, true]);
  expect(annotations.map((each) => each?.has(PDFName.of('PA')))).toEqual([false, false, false]);
});

test('the most awkward texts of claimants never stop a PDF', async () => {
  const awkward = [
    '',
    ' ',
    '\u0000',
    '\uD800',
    '\u202E\u2066',
    '{{x}}',
    '%s',
    'a\u0301'.repeat(500),
    'x'.repeat(5000),
    '\n'.repeat(50),
    'ﷺ'.repeat(40),
  ];
  const all = Object.fromEntries(awkward.map((answer, index) => [`q${index}`, answer]));
  await expect(drawPdf(jobWith(all))).resolves.toBeInstanceOf(Uint8Array);
  for (const answer of awkward)
    await expect(drawPdf(jobWith({ name: answer }, { template: await text('name') }))).resolves.toBeInstanceOf(Uint8Array);
}, 30_000);

test('a summary has the answers of a person, and no field that a machine fills for the administrator', async () => {
  const texts = await textsOf(await drawPdf(jobWith({ make: 'Varden', OCRDetails: 'read', 'Loss Estimates': 'estimated' })));
  expect(texts.join(' ')).toContain('Varden');
  expect(texts.join(' ')).not.toMatch(/OCRDetails|Loss Estimates|\bread\b|estimated/);
});
