import { PDFDict, PDFName, type PDFCheckBox, type PDFRadioGroup } from '@cantoo/pdf-lib';
import type { FieldAnswers } from './field-answer.ts';

type Widget = ReturnType<PDFCheckBox['acroField']['getWidgets']>[number];

const yes = new Set(['true', 'yes', 'on', '1', 'y']);
const no = new Set(['false', 'no', 'off', '0', 'n']);
const off = PDFName.of('Off');

/**
 * Ticks the boxes of a field. A choice is recognised by what its box exports, against the stored answer or its title, whatever the
 * case; a single box is ticked for a yes. Without an answer the template's own tick stays.
 */
export function tickBoxes(field: PDFCheckBox | PDFRadioGroup, answers: FieldAnswers): void {
  const name = field.getName();
  const selected = answers.choices(name).map((word) => word.toLowerCase());
  const chosen = selected.length === 0 ? answers.chosen(name) : undefined;
  if (selected.length === 0 && chosen === undefined) return;
  if (field.needsAppearancesUpdate()) field.defaultUpdateAppearances();
  const widgets = field.acroField.getWidgets();
  const exported = field.acroField.getExportValues()?.map((value) => value.decodeText()) ?? [];
  for (const [index, widget] of widgets.entries()) {
    const on = widget.getOnValue() ?? PDFName.of('Yes');
    // Where a field lists what its boxes export, their own names are but numbers.
    const word = (exported[index] ?? on.decodeText()).toLowerCase();
    const means = (one: string): boolean => one === word || (yes.has(one) && yes.has(word)) || (no.has(one) && no.has(word));
    const isOn = chosen ?? ((widgets.length === 1 && selected.some((one) => yes.has(one))) || selected.some(means));
    show(widget, isOn ? on : off);
  }
}

/** The library draws all boxes of a field by the field's one value: this box is left with nothing but the look it shall have. */
function show(widget: Widget, state: PDFName): void {
  const looks = widget.AP()?.lookup(PDFName.of('N'));
  if (!(looks instanceof PDFDict)) return;
  const look = looks.get(state);
  widget.setNormalAppearance(looks.context.obj(look ? { Off: look } : {}));
}
