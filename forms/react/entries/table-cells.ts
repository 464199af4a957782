import { QuestionMatrixDropdownRenderedCell, type SurveyModel } from 'survey-core';
import { labelled } from '#locale/dates-and-numbers/labelled';
import { formContextOf } from '../../state/index.ts';

interface Cell {
  readonly isErrorsCell: boolean;
  readonly question?: { readonly title: string };
  readonly cell?: { readonly column: { readonly title: string; readonly totalType: string; readonly totalFormat: string } };
  readonly row?: unknown;
  readonly matrix: { readonly survey: unknown; readonly visibleTotalRow: unknown; readonly totalText: string; getLocale(): string };
}

/** Gives cells of tables a title that have none: an error that of its column, a sum the word for it. */
export function nameTableCells(): void {
  const { prototype } = QuestionMatrixDropdownRenderedCell;
  const declared = Object.getOwnPropertyDescriptor(prototype, 'headers')?.get;
  if (!declared) throw new Error('survey-core has no "headers" here any more: look at table-cells.ts.');
  Object.defineProperty(prototype, 'headers', {
    configurable: true,
    get(this: Cell): string {
      if (this.isErrorsCell) return this.question?.title ?? '';
      const own = declared.call(this) as string;
      const column = this.cell?.column;
      if (!column || this.row !== this.matrix.visibleTotalRow || column.totalType !== 'sum' || column.totalFormat || this.matrix.totalText)
        return own;
      return labelled(formContextOf(this.matrix.survey as SurveyModel).text.tableTotal, column.title, this.matrix.getLocale());
    },
  });
}
