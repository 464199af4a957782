import {
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  PDFString,
  type PDFDocument,
  type PDFObject,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib';

export type Role = 'H1' | 'H2' | 'H3' | 'P';

/** The structure that reading software follows (tagged PDF, ISO 32000 14.7): one element per paragraph, wherever its lines are. */
export interface Tags {
  /** Begins a paragraph; what it answers wraps the drawing of one of its lines on a page. */
  readonly element: (role: Role) => (page: PDFPage, draw: () => Promise<void> | void) => Promise<void>;
  /** Begins a picture in its place on a page; `alt` is read in place of it. */
  readonly figure: (alt: string, box: Box) => (page: PDFPage, draw: () => Promise<void> | void) => Promise<void>;
  /** Wraps what is not content: lines, page numbers. */
  readonly artifact: (page: PDFPage, draw: () => Promise<void> | void) => Promise<void>;
  /** Writes the structure into the document. */
  readonly finish: () => void;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
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

  const added = (role: Role | 'Figure', more: Readonly<Record<string, PDFObject>> = {}): ReturnType<Tags['element']> => {
    const parts = context.obj([]);
    const ref = context.register(context.obj({ Type: 'StructElem', S: role, P: whole, K: parts, ...more }));
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
  };

  return {
    element: (role) => added(role),
    figure: (alt, { x, y, width, height }) =>
      added('Figure', {
        Alt: PDFHexString.fromText(alt),
        A: context.obj({ O: 'Layout', Placement: 'Block', BBox: [x, y, x + width, y + height] }),
      }),
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
