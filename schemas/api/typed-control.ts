/**
 * A control of a form as a person left it in html that waited for its script: by what it is found again (`controlKeys` of registry/ui), what it held, whether it
 * was ticked, and what the html had there.
 */
export type TypedControl = readonly [key: string, value: string, checked: boolean, drawn: string | boolean];

/** Names of the questions that a control of this key is in, from the outermost one. Pure. */
export const questionsOfKey = (key: string): readonly string[] =>
  key
    .split('\n')
    .slice(1, -1)
    .map((part) => part.slice(0, part.lastIndexOf(' ')));
