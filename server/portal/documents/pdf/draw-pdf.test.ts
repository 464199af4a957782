import { PDFBool, PDFDict, PDFDocument, PDFName, PDFString, type PDFRef } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { drawPdf } from './draw-pdf.ts';
import { contentsOf, jobWith, makeTemplate, textsOf } from './template.fixture.ts';

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

test('a template that lists the boxes of a group beside the group is filled, and no field is left', async () => {
  const template = await makeTemplate((form, page) => {
    form.createTextField('name').addToPage(page);
    const group = form.createRadioGroup('kind');
    for (const option of ['car', 'van']) group.addOptionToPage(option, page, { width: 10, height: 10 });
    const boxes = group.acroField.normalizedEntries().Kids;
    for (let index = 0; index < boxes.size(); index += 1) form.acroForm.addField(boxes.get(index) as PDFRef);
  });
  const pdf = await drawPdf(jobWith({ name: 'Mair', kind: 'van' }, { template }));
  expect(await textsOf(pdf)).toEqual(['Mair']);
  expect((await PDFDocument.load(pdf)).getForm().getFields()).toEqual([]);
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

test('letters are in cells one by one, in the direction they are read', async () => {
  const drawnFor = async (name: string) => drawPdf(jobWith({ name }, { template: await text('name', { cells: 6 }) }));
  const latin = await drawnFor('CF14');
  expect(await textsOf(latin)).toEqual(['C', 'F', '1', '4']);
  const startsOf = async (pdf: Uint8Array) =>
    (await contentsOf(pdf)).flatMap((content) => [...content.matchAll(/BDC\s+BT\s+0 g\s+1 0 0 1 ([\d.]+) /g)].map(([, x]) => Number(x)));
  const [first = 0, second = 0] = await startsOf(latin);
  const [aleph = 0, bet = 0] = await startsOf(await drawnFor('אב'));
  expect([second - first > 20, bet - aleph < -20]).toEqual([true, true]);
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

test('a PDF states that letters have no font: a summary above the answers, a template on a page behind', async () => {
  const summaryOf = async (answer: string) => textsOf(await drawPdf(jobWith({ name: answer })));
  expect((await summaryOf('ශ්‍රී')).indexOf('Letters are missing')).toBe(4);
  const template = await text('name');
  const filledWith = async (answer: string) => textsOf(await drawPdf(jobWith({ name: answer, other: 'ශ්‍රී' }, { template })));
  expect((await filledWith('ශ්‍රී')).slice(1, 2)).toEqual(['Letters are missing']);
  expect(await filledWith('অনিতা')).toEqual(['অনিতা']);
  for (const answer of ['অনিতা রহমান', 'דוד לוי', 'किरण', 'ਗੁਰਪ੍ਰੀਤ', 'லட்சுமி', 'สมชาย', '山田はなこ', '김민수', '👍🏽', 'Anne‑Marie'])
    expect(await summaryOf(answer)).not.toContain('Letters are missing');
});

test('a PDF has only the glyphs that it needs: a page of Japanese is small', async () => {
  const story = '昨年の三月三日に交通事故に遭い、首と腰を痛めました。病院に三か月通い、仕事を二週間休みました。';
  const pdf = await drawPdf(
    jobWith(Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`質問${index}`, story])), { language: 'ja' }),
  );
  expect(pdf.length).toBeLessThan(80_000);
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
