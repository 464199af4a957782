/** A point of a line on the sheet, as parts of its width and height. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
export type Stroke = readonly Point[];
