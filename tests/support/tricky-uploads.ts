import { deflateSync, gzipSync } from 'node:zlib';
import { officeDocument, zip } from './zip.ts';

export interface TrickyUpload {
  readonly fileName: string;
  readonly bytes: Buffer;
  /** `refused`: nothing of it may be stored. `inert`: it fits its name, and only ever a download. */
  readonly must: 'refused' | 'inert';
}

/** What runs when a browser takes the file for a page or a script; a test looks for the mark it leaves. */
const payload = "globalThis.portalWasRun=1;try{top.portalWasRun=1}catch{};fetch('/portal-was-run')";

const html = `<!doctype html><html><body><script>${payload}</script></body></html>`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="${payload}"><script>${payload}</script></svg>`;
const heads = {
  pdf: Buffer.from('%PDF-1.7\n'),
  jpg: Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  gif: Buffer.from('GIF89a'),
  zip: Buffer.from([0x50, 0x4b, 0x03, 0x04]),
  exe: Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'),
  elf: Buffer.from('\x7fELF\x02\x01\x01\0', 'latin1'),
  cfb: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
};
const bytes = (of: string | Buffer): Buffer => (typeof of === 'string' ? Buffer.from(of) : of);

const refused = (fileName: string, of: string | Buffer): TrickyUpload => ({ fileName, bytes: bytes(of), must: 'refused' });
const inert = (fileName: string, of: string | Buffer): TrickyUpload => ({ fileName, bytes: bytes(of), must: 'inert' });

const endings = (
  'html htm xhtml shtml svg xml xsl js mjs css swf jar php phtml asp aspx jsp cgi ' +
  'exe dll scr bat cmd com msi vbs ps1 sh lnk hta docm xlsm zip eml mht webmanifest'
)
  .split(' ')
  .map((ending) => refused(`claim.${ending}`, html));

const names = [
  'claim.pdf.html',
  'claim.html.',
  'claim.pdf ',
  'claim.pdf\0.html',
  'claim.pdf::$DATA',
  'claim.pdf%00.html',
  'claim.pdf;.html',
  'claim',
  '.pdf.',
  'claim.p\u202edf',
  'claim.ＰＤＦ',
].map((name) => refused(name, heads.pdf));

const disguised = (['pdf', 'jpg', 'png', 'gif', 'docx', 'xlsx'] as const).flatMap((ending) => [
  refused(`page.${ending}`, html),
  refused(`drawing.${ending}`, svg),
  refused(`program.${ending}`, heads.exe),
]);

const misnamed = [
  refused('page.pdf', `\n\n${html}%PDF-1.7`),
  refused('program.txt', heads.exe),
  refused('program.csv', heads.elf),
  refused('report.txt', heads.pdf),
  refused('binary.txt', Buffer.from('text and then \0 a NUL')),
  refused('animal.gif', `GIF8/*${payload}*/`),
  refused('empty.pdf', ''),
  refused('packed.pdf', gzipSync(html)),
  refused('picture.png', deflateSync(html)),
  refused('old.docx', heads.cfb),
  refused('zip.docx', zip([{ name: 'page.html', data: Buffer.from(html) }])),
  refused('java.docx', zip([{ name: 'META-INF/MANIFEST.MF' }, { name: 'Main.class' }])),
  refused('sheet.docx', officeDocument('xl')),
  refused('text.xlsx', officeDocument('word')),
  refused('macros.docx', officeDocument('word', [{ name: 'word/vbaProject.bin' }])),
  refused('macros.xlsx', officeDocument('xl', [{ name: 'xl/VBAPROJECT.BIN' }])),
  refused('outside.docx', officeDocument('word', [{ name: '../../outside.txt' }])),
  refused('root.docx', officeDocument('word', [{ name: '/etc/passwd' }])),
  refused('cut.docx', officeDocument('word').subarray(0, -30)),
  refused('head.docx', heads.zip),
  refused('directory.xlsx', Buffer.concat([heads.zip, Buffer.alloc(60), Buffer.from('PK\x05\x06'), Buffer.alloc(18, 0xff)])),
];

const bombs = [
  inert('bomb.docx', officeDocument('word', [{ name: 'word/media.xml', data: Buffer.alloc(40_000_000) }])),
  inert('claims.xlsx', officeDocument('xl', [{ name: 'xl/sheet.xml', claims: 0xfffffffe }])),
  refused('bomb.pdf', zip([{ name: 'a', data: Buffer.alloc(10_000_000) }])),
  inert('deep.pdf', `%PDF-1.7\n${'['.repeat(200_000)}`),
];

const honest = [
  inert('../../../etc/passwd.txt', 'root'),
  inert('"; filename="page.html"; x=".txt', 'name'),
  inert('claim\r\nSet-Cookie: a=b.txt', 'name'),
  inert('claim\u202etxt.exe.txt', 'name'),
  inert(`${'long'.repeat(50)}.txt`, 'name'),
  inert('formula.csv', '=HYPERLINK("http://attacker.example";"open")\n@SUM(1+1)*cmd|\' /C calc\'!A0'),
  inert('page.txt', html),
  inert('drawing.txt', svg),
  inert('script.txt', payload),
  inert('utf-16.txt', Buffer.from(`\ufeff${html}`, 'utf16le')),
];

/** Files that are two things at once: what their name states, and something a browser would run. */
export const polyglots: readonly TrickyUpload[] = [
  inert('gif-and-script.gif', `GIF89a/*${'\x01'.repeat(20)}*/=1;${payload}`),
  inert('gif-and-page.gif', Buffer.concat([heads.gif, Buffer.from([1, 0, 1, 0, 0, 0, 0]), bytes(html)])),
  inert('pdf-and-page.pdf', `%PDF-1.7\n${html}`),
  inert('pdf-and-script.pdf', `%PDF-1.7=1;/*\n*/${payload}`),
  inert('pdf-that-opens.pdf', '%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj'),
  inert('jpeg-and-page.jpg', Buffer.concat([heads.jpg, Buffer.from([0, 0x10]), bytes(html)])),
  inert('jpeg-and-php.jpg', Buffer.concat([heads.jpg, Buffer.from("<?php system($_GET['c']); ?>")])),
  inert('png-and-page.png', Buffer.concat([heads.png, bytes(html)])),
  inert('docx-and-page.docx', Buffer.concat([officeDocument('word', [{ name: html.replaceAll('/', '_') }])])),
  inert('webp-and-script.webp', Buffer.concat([Buffer.from('RIFF'), Buffer.from('/*\0\0'), Buffer.from('WEBP*/=1;'), bytes(payload)])),
  refused('picture-and-program.png', Buffer.concat([heads.exe, heads.png])),
  refused('svg-and-picture.png', svg.replace('<svg', '<!-- \x89PNG --><svg')),
];

/** Files that should not get in, or must do nothing once they are. */
export const trickyUploads: readonly TrickyUpload[] = [...endings, ...names, ...disguised, ...misnamed, ...bombs, ...honest];
