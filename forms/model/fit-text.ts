import { Helpers, type Question } from 'survey-core';
import { isScalar } from '#schemas/shared/is-scalar';

/** What a browser's field of this `inputType` can hold; fields of other types hold any text. */
const shapes: Readonly<Record<string, RegExp>> = {
  color: /^#[\da-f]{6}$/i,
  date: /^\d{4}-\d\d-\d\d$/,
  'datetime-local': /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d{1,3})?)?$/,
  month: /^\d{4}-(0[1-9]|1[0-2])$/,
  time: /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?$/,
  week: /^\d{4}-W(0[1-9]|[1-4]\d|5[0-3])$/,
};
const numeric = new Set(['number', 'range']);
/** Into other texts, as `2,5` or `0x10`, survey-core would read a number. */
const plain = /^\s*[-+]?(\d+\.?\d*|\.\d+)\s*$/;

/** The answer as a field for text has it; undefined where its kind of field cannot hold it. Pure. */
export function fitText(question: Question, value: unknown): unknown {
  if (!isScalar(value)) return undefined;
  const inputType = String(question['inputType'] ?? 'text');
  if (numeric.has(inputType) && typeof value === 'string' && !plain.test(value)) return undefined;
  if (numeric.has(inputType)) return Helpers.isNumber(value) ? (Helpers.getNumber(value) as number) : undefined;
  const shape = Object.hasOwn(shapes, inputType) ? shapes[inputType] : undefined;
  // A field for text gives text; a form itself may set a number.
  if (!shape) return typeof value === 'boolean' ? undefined : value;
  return typeof value === 'string' && shape.test(value) && (!inputType.startsWith('date') || isDay(value)) ? value : undefined;
}

/** Whether the day is in the calendar: 30 February is not. */
function isDay(text: string): boolean {
  const [day = '', time = '00:00'] = text.split(/[T ]/);
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const made = new Date(0);
  made.setUTCFullYear(year, month - 1, date);
  return made.getUTCMonth() === month - 1 && made.getUTCDate() === date && (shapes['time'] as RegExp).test(time);
}

/** One place on a slider, or as many as its kind has; where they are is validated once its limits are known. Pure. */
export function fitSlider(question: Question, value: unknown): unknown {
  const isRange = question['sliderType'] === 'range';
  const places = isRange ? value : [value];
  const fits = Array.isArray(places) && places.length === (isRange ? 2 : 1) && places.every((place) => Number.isFinite(place));
  return fits ? value : undefined;
}
