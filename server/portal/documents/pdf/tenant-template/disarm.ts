import { PDFDict, PDFHexString, PDFName, PDFString, type PDFDocument } from '@cantoo/pdf-lib';

const name = (text: string): PDFName => PDFName.of(text);
/** What a link on a page may do. */
const harmless = new Set([name('URI'), name('GoTo')]);

/** Takes out of a document whatever acts on its own: scripts, actions on opening, launches, sent forms, enclosed files. */
export function disarm(doc: PDFDocument): void {
  const { catalog, context } = doc;
  for (const key of ['OpenAction', 'AA', 'AF', 'Collection']) catalog.delete(name(key));
  const names = catalog.lookupMaybe(name('Names'), PDFDict);
  for (const key of ['JavaScript', 'EmbeddedFiles']) names?.delete(name(key));
  for (const [, object] of context.enumerateIndirectObjects()) if (object instanceof PDFDict) disarmDict(object);
  for (const page of doc.getPages()) {
    page.node.delete(name('AA'));
    const annotations = page.node.Annots();
    for (let index = 0; index < (annotations?.size() ?? 0); index += 1) {
      const annotation = annotations?.lookup(index);
      if (annotation instanceof PDFDict) disarmDict(annotation);
    }
  }
}

function disarmDict(dict: PDFDict): void {
  for (const key of ['AA', 'PA']) dict.delete(name(key));
  const action = dict.get(name('A')) === undefined ? undefined : dict.lookup(name('A'));
  if (!(action instanceof PDFDict)) return;
  const kind = action.lookup(name('S'));
  if (kind instanceof PDFName && harmless.has(kind) && leadsSomewherePlain(action)) action.delete(name('Next'));
  else if (kind instanceof PDFName) dict.delete(name('A'));
}

/** A link leads to a page, a mail or a telephone, or stays in the document. */
function leadsSomewherePlain(action: PDFDict): boolean {
  const address = action.lookup(name('URI'));
  if (address === undefined) return true;
  const text = address instanceof PDFString || address instanceof PDFHexString ? address.decodeText() : '';
  return URL.canParse(text) && ['https:', 'http:', 'mailto:', 'tel:'].includes(new URL(text).protocol);
}
