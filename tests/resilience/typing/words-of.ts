import { heldOtherwise } from './other-controls.ts';
import { isBox, type ShownControl } from './controls.ts';

const written = (value: string, options: Intl.DateTimeFormatOptions): string =>
  value === '' ? '' : new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(new Date(value));
const day = (value: string): string => written(value, { day: 'numeric', month: 'long', year: 'numeric' });

const ofChoice: Readonly<Record<string, string>> = {
  front: 'From the front',
  side: 'From the side',
  true: 'Yes',
  on: 'Yes',
  false: 'No',
  other: '',
};

/** What is read of a question where the answers are shown as text, in English. Pure. */
export const wordsOf = (controls: readonly ShownControl[]): string[] =>
  // A country that is chosen at first is no answer.
  controls.every(({ id, value }) => id.endsWith('-country') || value === '')
    ? []
    : controls.flatMap((control) => wordsOfControl(control, controls));

/** Where the 0 before a number belongs to it. */
const italy = '+39';

function wordsOfControl(control: ShownControl, beside: readonly ShownControl[]): string[] {
  const { question, type, value, text, checked } = control;
  const held = heldOtherwise(control);
  if (held) return question.startsWith('sign') ? held.map(() => 'Signed') : held;
  if (isBox(control)) {
    return checked ? [ofChoice[value] ?? value] : [];
  }
  if (question === 'mobile' && type === 'select-one') return [dialledBy(text)];
  // As it is dialled from abroad.
  if (question === 'mobile') return [beside.some((one) => dialledBy(one.text) === italy) ? value.trim() : value.trim().replace(/^0/, '')];
  if (type === 'select-one') return value === '' ? [] : [text];
  if (type === 'password') return value === '' ? [] : ['••••••'];
  if (type === 'date') return [day(value)];
  if (type === 'datetime-local') return value === '' ? [] : [`${day(value.slice(0, 10))}, ${value.slice(11)}`];
  if (type === 'month') return [written(value, { month: 'long', year: 'numeric' })];
  if (question === 'bought') return [day(value.split('/').toReversed().join('-'))];
  if (question === 'sort-code') return value.includes('_') ? [] : [value];
  return [value.trim()];
}

const dialledBy = (country: string): string => /\+\d+/.exec(country)?.[0] ?? '';

/** What is no answer, or "No": a box looks the same before it is ticked and when that was taken back. */
export const isUnticked = (controls: readonly ShownControl[]): boolean =>
  controls.every(({ question, checked }) => ['tick', 'switch'].includes(question) && !checked);

/** What of these words the text lacks, and what it has more than each of them once. Pure. */
export function compareWords(words: readonly string[], text: string): { readonly missing: string[]; readonly more: string } {
  const missing: string[] = [];
  let more = text;
  for (const word of words.filter(Boolean).toSorted((one, two) => two.length - one.length)) {
    const at = more.indexOf(word);
    if (at < 0) missing.push(word);
    else more = `${more.slice(0, at)} ${more.slice(at + word.length)}`;
  }
  return { missing, more: more.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim() };
}
