/**
 * A control of a form as a person left it in html that waited for its script: by what it is found again (`controlKeys` of ui), what it held, whether it
 * was ticked, what the html had there, and when its document was left (milliseconds since 1970).
 */
export type TypedControl = readonly [key: string, value: string, checked: boolean, drawn: string | boolean, at: number];

/** Name of the question of the form that a control of this key is in, or in whose rows or panels it is. Pure. */
export function questionOfKey(key: string): string {
  const outermost = key.split('\n', 2)[1] ?? '';
  return outermost.slice(0, outermost.lastIndexOf(' '));
}
