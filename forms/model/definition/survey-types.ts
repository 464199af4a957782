/** How the portal shows a type of SurveyJS's: as words for `docs/forms/question-types.md`. */
interface ShownType {
  readonly shown: string;
}

/** A type that the portal does without: `portico check` and the import refuse it. */
interface Refused {
  readonly refused: string;
  /** The type to use instead. */
  readonly instead: string;
}

export type TypeSupport = ShownType | Refused;

/** Every question type of SurveyJS, and what the portal makes of it. */
export const surveyTypeSupport: Readonly<Record<string, TypeSupport>> = {
  boolean: { shown: 'Two choices, Yes and No; with `displayMode` `checkbox` one tick box, with `switch` a switch.' },
  buttongroup: { refused: 'It is a question with one choice in another look.', instead: 'radiogroup' },
  checkbox: { shown: 'Tick boxes.' },
  comment: { shown: 'A field of several lines.' },
  dropdown: { shown: 'The list of the browser or phone; with `searchEnabled: true` a field that finds what is typed.' },
  expression: { shown: 'The result as text.' },
  file: { shown: 'Chosen files with their limits, states and a way to remove each.' },
  html: { shown: 'Text, cleaned of what could run.' },
  image: { shown: 'The picture with `altText`.' },
  imagemap: { refused: 'Parts of a picture have no names that are read out.', instead: 'imagepicker' },
  imagepicker: { shown: 'Pictures as choices, each with its text.' },
  matrix: { shown: 'A table of choices; on a phone one list for each row.' },
  matrixdropdown: { shown: 'A table of fields; on a phone one card for each row.' },
  matrixdynamic: { shown: 'A table whose rows are added and removed; on a phone one card for each row.' },
  multipletext: { shown: 'Several fields of one line.' },
  paneldynamic: { shown: 'Groups of questions that are added and removed, one below the other.' },
  radiogroup: { shown: 'Choices of which one counts.' },
  ranking: { shown: 'A list whose entries are moved by buttons.' },
  rating: { shown: 'Numbers, stars or faces as choices.' },
  signaturepad: { shown: 'A signature, drawn or typed; the answer is its picture. `signature` has more.' },
  slider: { shown: 'A slider, for a range two; nothing is answered until one is moved.' },
  tagbox: { shown: 'Tick boxes.' },
  text: { shown: 'A field of one line, by its `inputType`.' },
};

/** Every `inputType` of a field of one line. */
export const inputTypes: Readonly<Record<string, TypeSupport>> = {
  color: { refused: 'It is black before anything is chosen.', instead: 'radiogroup' },
  date: { shown: 'A date, by the calendar of the browser; for one that is typed in a fixed order use `datepicker`.' },
  'datetime-local': { shown: 'A date and a time.' },
  email: { shown: 'An email address.' },
  month: { shown: 'A month and a year.' },
  number: { shown: 'A number, with the digits of any script.' },
  password: { shown: 'Hidden while it is typed, in PDFs and on the screens that show answers.' },
  range: { refused: 'It looks answered before it is.', instead: 'slider' },
  tel: { shown: 'A telephone number, with the digits of any script.' },
  text: { shown: 'Any text.' },
  time: { shown: 'A time of day.' },
  url: { shown: 'The address of a website.' },
  week: { refused: 'Not every browser has a field for weeks.', instead: 'date' },
};

/** Properties of a question without which it is not shown here, by type, and what to use instead. */
export const refusedProperties: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  dropdown: { allowCustomChoices: 'showOtherItem', choicesLazyLoadEnabled: 'choicesByUrl' },
  tagbox: { allowCustomChoices: 'showOtherItem', choicesLazyLoadEnabled: 'choicesByUrl' },
};

/** Properties that are ignored, by type: the question works on every screen and by keyboard without them. */
export const ignoredProperties: Readonly<Record<string, readonly string[]>> = {
  matrixdynamic: ['allowRowReorder'],
  signaturepad: ['dataFormat'],
};

const looks = ['displayMode', 'renderAs', 'renderMode'];
/** Values of the properties that choose among looks, by type: those of what is drawn here anyway. Any other is refused. */
const drawnLooks: Readonly<Record<string, readonly string[]>> = {
  boolean: ['default', 'segmented', 'radio', 'checkbox', 'switch'],
  dropdown: ['default', 'select'],
  paneldynamic: ['default', 'list'],
  rating: ['default', 'auto', 'buttons'],
};
const looksOfOthers = ['default', 'auto'];
const typeOf = ({ type, cellType }: Readonly<Record<string, unknown>>): string | undefined =>
  [cellType, type].find((name): name is string => own(surveyTypeSupport, name) !== undefined);

/** Properties of one question that choose among looks and are removed from it: of a `boolean` they are drawn. Pure. */
export const undrawnLooksIn = (part: Readonly<Record<string, unknown>>): string[] => {
  const type = typeOf(part);
  return type === undefined || type === 'boolean' ? [] : looks.filter((key) => Object.hasOwn(part, key));
};

const isRefused = (support: TypeSupport | undefined): support is Refused => support !== undefined && 'refused' in support;

/** Names of the question types that are shown. */
export const shownTypes: readonly string[] = Object.keys(surveyTypeSupport).filter((type) => !isRefused(surveyTypeSupport[type]));

/** A part of a definition that is refused. */
export interface RefusedPart {
  /** The property that has it. */
  readonly key: string;
  readonly message: string;
}

const own = <Value>(table: Readonly<Record<string, Value>>, name: unknown): Value | undefined =>
  typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined;

/** What of one object of a definition is refused. Pure. */
export function refusedParts(part: Readonly<Record<string, unknown>>): RefusedPart[] {
  const ofTypes = (['type', 'cellType', 'inputType'] as const).flatMap((key): RefusedPart[] => {
    const name = Object.hasOwn(part, key) ? part[key] : undefined;
    const support = own(key === 'inputType' ? inputTypes : surveyTypeSupport, name);
    return isRefused(support)
      ? [{ key, message: `The portal has no ${key} "${String(name)}": ${support.refused} Use "${support.instead}".` }]
      : [];
  });
  const properties = { ...own(refusedProperties, part['type']), ...own(refusedProperties, part['cellType']) };
  const ofProperties = Object.entries(properties)
    .filter(([key]) => part[key] === true)
    .map(([key, instead]) => ({ key, message: `The portal does not take "${key}" over: use "${instead}".` }));
  const type = typeOf(part);
  const drawn = own(drawnLooks, type) ?? looksOfOthers;
  const ofLooks = (type === undefined ? [] : looks)
    .filter((key) => Object.hasOwn(part, key) && !drawn.includes(String(part[key])))
    .map((key) => ({ key, message: `A ${type} is not drawn as "${String(part[key])}" here: leave "${key}" out.` }));
  return [...ofTypes, ...ofProperties, ...ofLooks];
}

/** Properties of one question that are ignored. Pure. */
export const ignoredIn = (part: Readonly<Record<string, unknown>>): string[] =>
  [...(own(ignoredProperties, part['type']) ?? []), ...(own(ignoredProperties, part['cellType']) ?? [])].filter((key) =>
    Object.hasOwn(part, key),
  );

/** Properties that survey-core takes for lists without checking, so that it loads no form with another value. */
const listProperties = ['acceptedCategories'];

/** Properties of one question that have to be lists and are not: it is shown without them. Pure. */
export const notListsIn = (part: Readonly<Record<string, unknown>>): string[] =>
  listProperties.filter((key) => Object.hasOwn(part, key) && part[key] !== null && !Array.isArray(part[key]));
