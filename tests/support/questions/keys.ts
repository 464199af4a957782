/** A key by its name, or text that is typed. */
export type Press = string | { readonly text: string };

const text = (typed: string): Press => ({ text: typed });

/**
 * What answers each question of the gallery from its first control on, by a keyboard alone; the answer is that of `questionAnswers`. Dates are alike with the day first
 * and with the month first, and so are times with and without AM.
 */
export const keys: Readonly<Record<string, readonly Press[]>> = {
  text: [text('AB12 CDE')],
  'input-date': [text('03032015')],
  'input-datetime-local': [text('03032015'), 'ArrowRight', text('0930AM')],
  'input-email': [text('iwan.pugh@example.org')],
  'input-month': [text('March'), 'ArrowRight', text('2015')],
  'input-number': [text('42')],
  'input-password': [text('not to be seen')],
  'input-tel': [text('029 2018 0000')],
  'input-text': [text('Bought from a dealer')],
  'input-time': [text('0930AM')],
  'input-url': [text('https://www.example.org')],
  comment: [text('It broke down on the way home.')],
  multipletext: [text('12 High Street'), 'Tab', text('Cardiff')],
  radiogroup: ['Tab', 'ArrowDown'],
  checkbox: ['Tab', 'Tab', 'Space'],
  tagbox: ['Tab', 'Space'],
  dropdown: [text('Ca')],
  search: [text('swan'), 'Enter'],
  boolean: ['ArrowDown'],
  tick: ['Space'],
  switch: ['Space'],
  imagepicker: ['ArrowDown'],
  rating: ['Space', 'ArrowRight'],
  stars: ['Space', 'ArrowRight', 'ArrowRight'],
  faces: ['Space', 'ArrowRight', 'ArrowRight', 'ArrowRight'],
  slider: ['ArrowRight'],
  range: ['Tab', 'ArrowLeft'],
  ranking: ['Tab', 'Enter'],
  some: ['Tab', 'Enter'],
  matrix: ['Space', 'Tab', 'Space', 'ArrowRight'],
  matrixdropdown: [text('Di'), 'Tab', text('12'), 'Tab', text('Pe'), 'Tab', text('14')],
  matrixdynamic: ['Tab', text('Tyres'), 'Tab', 'Tab', 'Tab', text('A new filter')],
  paneldynamic: [text('Ford')],
  panel: ['Enter'],
  more: [text('It was never repaired.')],
  file: ['Enter'],
  logbook: ['Enter'],
  signaturepad: ['ArrowDown', 'Tab', text('Iwan Pugh')],
  applicant: [text('Iwan'), 'Tab', text('Pugh')],
  email: [text('iwan.pugh@example.org')],
  mobile: ['Tab', text('07700900123')],
  home: ['Tab', text('12 High Street'), 'Tab', 'Tab', text('Cardiff'), 'Tab', text('Glamorgan'), 'Tab', text('cf101aa')],
  car: [text('Ford'), 'Tab', text('Focus'), 'Tab', text('2014'), 'Tab', text('wf0lxxgcbl7k12345')],
  boughtOn: [text('27/03/2015')],
  read: ['Enter'],
  fetched: ['Enter'],
  authority: ['ArrowDown', 'Tab', text('Iwan Pugh')],
  person: ['Enter'],
};
