import {
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  PDFString,
  type PDFDict,
  type PDFDocument,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib';

export type Role = 'H1' | 'H2' | 'H3' | 'P';

/** The structure that reading software follows (tagged PDF, ISO 32000 14.7): one element per paragraph, wherever its lines are. */
export interface Tags {
  /** Begins a paragraph; what it answers wraps the drawing of one of its lines on a page. */
  readonly element: (role: Role) => (page: PDFPage, draw: () => Promise<void>) => Promise<void>;
  /** Wraps what is not content: lines, page numbers. */
  readonly artifact: (page: PDFPage, draw: () => Promise<void> | void) => Promise<void>;
  /** Writes the structure into the document. */
  readonly finish: () => void;
}

const end = PDFOperator.of(PDFOperatorNames.EndMarkedContent);
const begin = (tag: string, properties: string): PDFOperator =>
  PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of(tag), properties]);

/** The structure of a tagged PDF (ISO 32000-1, 14.7 and 14.8), so that it can be read aloud. */
export function createTags(doc: PDFDocument): Tags {
  const { context } = doc;
  const root = context.nextRef();
  const whole = context.nextRef();
  const elements: PDFRef[] = [];
  const parents = new Map<PDFPage, PDFRef[]>();

  return {
    element(role) {
      const parts = context.obj([]);
      const dict = context.obj({ Type: 'StructElem', S: role, P: whole, K: parts }) as PDFDict;
      const ref = context.register(dict);
      elements.push(ref);
      return async (page, draw) => {
        const ofPage = parents.get(page) ?? [];
        parents.set(page, ofPage);
        const number = ofPage.push(ref) - 1;
        parts.push(context.obj({ Type: 'MCR', Pg: page.ref, MCID: number }));
        page.pushOperators(begin(role, `<</MCID ${number}>>`));
        await draw();
        page.pushOperators(end);
      };
    },
    async artifact(page, draw) {
      page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of('Artifact')]));
      await draw();
      page.pushOperators(end);
    },
    finish() {
      const numbers = context.obj([]);
      for (const [index, [page, refs]] of [...parents].entries()) {
        page.node.set(PDFName.of('StructParents'), PDFNumber.of(index));
        page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
        numbers.push(PDFNumber.of(index));
        numbers.push(context.register(context.obj(refs)));
      }
      context.assign(
        whole,
        context.obj({ Type: 'StructElem', S: 'Document', P: root, K: elements, Lang: PDFString.of(doc.getLanguage() ?? 'en') }),
      );
      const tree = { Type: 'StructTreeRoot', K: [whole], ParentTree: { Nums: numbers }, ParentTreeNextKey: parents.size };
      context.assign(root, context.obj(tree));
      doc.catalog.set(PDFName.of('StructTreeRoot'), root);
      doc.catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
    },
  };
}
