import {
  PDFCheckBox,
  PDFDocument,
  PDFDropdown,
  PDFName,
  PDFOptionList,
  PDFRadioGroup,
  PDFTextField,
  StandardFonts,
  TextAlignment,
  type PDFField,
  type PDFFont,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { lacksLetters } from '../../text-layout/drawable.ts';
import { createPen } from '../../text-layout/pen.ts';
import { createDrawings } from '../drawings/embed-drawings.ts';
import { disarm } from './disarm.ts';
import type { FieldAnswers } from './field-answer.ts';
import { tickBoxes } from './tick-boxes.ts';
import { drawInBox, writeInBox, type Box } from './write-in-box.ts';

/** An answer the template has too little space for. */
interface Overflow {
  readonly field: string;
  readonly text: string;
}

export interface Filled {
  readonly doc: PDFDocument;
  readonly overflow: readonly Overflow[];
  /** Whether an answer has letters that no font has. */
  readonly lettersMissing: boolean;
}

const hidden = 2 | 32;

/**
 * Writes answers at the fields of a template, as part of the page: no field is left, so that every viewer shows the same.
 * Throws when the file is no PDF that can be filled: encrypted, broken, or without pages.
 */
export async function fillTemplate(template: Uint8Array, answers: FieldAnswers, language: string): Promise<Filled> {
  const doc = await PDFDocument.load(template, { throwOnInvalidObject: true, updateMetadata: false });
  const pages = doc.getPages();
  if (pages.length === 0) throw new Error('it has no pages');
  const form = doc.getForm();
  const blank = await doc.embedFont(StandardFonts.Helvetica);
  const written: { field: string; text: string; picture: string | undefined; boxes: Box[] }[] = [];
  for (const field of form.getFields()) {
    if (field instanceof PDFCheckBox || field instanceof PDFRadioGroup) tickBoxes(field, answers);
    if (!(field instanceof PDFTextField || field instanceof PDFDropdown || field instanceof PDFOptionList)) continue;
    const text = answers.text(field.getName()) ?? ownText(field);
    written.push({
      field: field.acroField.dict.lookup(PDFName.of('TU'))?.toString() ?? field.getName(),
      text,
      picture: answers.picture(field.getName()),
      boxes: boxesOf(field, pages),
    });
    emptied(field, blank);
  }
  // The library takes fields out one by one, and throws for one that went with another: a box of a group that is listed beside it.
  Object.assign(form.acroForm, { removeField: () => undefined });
  form.flatten({ updateFieldAppearances: false });
  doc.catalog.delete(PDFName.of('AcroForm'));
  disarm(doc);

  const pen = createPen(doc, language);
  const embedDrawing = createDrawings(doc);
  const overflow: Overflow[] = [];
  for (const { field, text, picture, boxes } of written) {
    const image = await embedDrawing(picture);
    let whole = true;
    for (const box of boxes)
      if (image) drawInBox(box, image, text);
      else if (text !== '') whole = (await writeInBox(pen, box, text)) && whole;
    if (!whole) overflow.push({ field, text });
  }
  const onPages = written.filter(({ boxes }) => boxes.length > 0);
  return { doc, overflow, lettersMissing: lacksLetters(onPages.map(({ text }) => text).join('\n')) };
}

type TemplateField = PDFTextField | PDFDropdown | PDFOptionList;

/** What the tenant wrote into the template stays where no answer goes. */
function ownText(field: TemplateField): string {
  try {
    return field instanceof PDFTextField ? (field.getText() ?? '') : field.getSelected().join(', ');
  } catch {
    return '';
  }
}

/** Only frame and background of a field are drawn by the library: its own letters are those of western Europe. */
function emptied(field: TemplateField, font: PDFFont): void {
  try {
    if (field instanceof PDFTextField) {
      field.disableRichFormatting();
      field.setText(undefined);
    } else field.clear();
    field.updateAppearances(font);
  } catch {
    for (const widget of field.acroField.getWidgets()) widget.dict.delete(PDFName.of('AP'));
  }
}

function boxesOf(field: TemplateField, pages: readonly PDFPage[]): Box[] {
  const text = field instanceof PDFTextField ? field : undefined;
  const quad = text?.getAlignment();
  return field.acroField.getWidgets().flatMap((widget) => {
    const page = pages.find((each) => each.ref === widget.P()) ?? pages.find((each) => holds(each, field, widget));
    if (!page || (widget.getFlags() & hidden) !== 0) return [];
    return {
      page,
      ...widget.getRectangle(),
      size: sizeIn(widget.getDefaultAppearance() ?? field.acroField.getDefaultAppearance()),
      multiline: text?.isMultiline() === true || field instanceof PDFOptionList,
      align: quad === TextAlignment.Right ? 'end' : quad === TextAlignment.Center ? 'centre' : 'start',
      cells: text?.isCombed() === true ? (text.getMaxLength() ?? 0) : 0,
    } as const;
  });
}

/** `0 g /Helv 12 Tf` → 12. */
const sizeIn = (appearance: string | undefined): number =>
  Math.min(72, Math.abs(Number(/(-?[\d.]+)\s+Tf/.exec(appearance ?? '')?.[1] ?? 0)) || 0);

function holds(page: PDFPage, field: PDFField, widget: { readonly dict: unknown }): boolean {
  const annotations = page.node.Annots();
  for (let index = 0; index < (annotations?.size() ?? 0); index += 1)
    if (annotations?.get(index) === field.ref || annotations?.lookup(index) === widget.dict) return true;
  return false;
}
