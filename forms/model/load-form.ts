import { JsonObject, Serializer, SurveyModel } from 'survey-core';
import { safeDefinition } from './definition/safe-definition.ts';
import { noteMarkup, withoutMarkup } from './texts/marked-texts.ts';
import { notePipedTexts } from './texts/piped-texts.ts';
import { noteUnconditional } from './unconditional-questions.ts';

/**
 * `fill`: to be answered; names that the form does not know stay, as a draft keeps them. `send`: answers are submitted; only what the
 * form asks for stays. `read`: answers are shown as they were given, also those that the form no longer offers.
 */
export type FormPurpose = 'fill' | 'send' | 'read';

/** Values that the expressions of a form may read beside the answers (FRM-10). */
export type Seeds = Readonly<Record<string, unknown>>;

/** A definition that is loaded into a model, without language and answers: most of what preparing it costs. */
export interface LoadedForm {
  readonly model: SurveyModel;
  /** What of the definition was loaded. */
  readonly definition: object;
  /** The seeds that the form reads; it has the others. */
  readonly seedsRead: Seeds;
}

/** Loads a definition; `prepareForm` does it itself where it was not done ahead. Throws as `prepareForm` does. */
export function loadForm(definition: unknown, purpose: FormPurpose, seeds: Seeds = {}, order?: number): LoadedForm {
  const parts = loadFormInParts(definition, purpose, seeds, order);
  let part = parts.next();
  while (!part.done) part = parts.next();
  return part.value;
}

/** Like `loadForm`, in parts: the pages, `partLength` elements in each, and last what evaluates them. A browser lets a person type between them. `order`: by which random orders are made. */
export function* loadFormInParts(
  definition: unknown,
  purpose: FormPurpose,
  seeds: Seeds = {},
  order?: number,
): Generator<undefined, LoadedForm, unknown> {
  const { definition: safe } = safeDefinition(definition, { fills: purpose === 'fill' });
  const { definition: loaded, marked } = withoutMarkup(safe);
  const { read, unread } = splitSeeds(loaded, seeds);
  const model = new SurveyModel();
  noteMarkup(model, marked);
  if (order !== undefined) model.randomSeed = order;
  // For each variable a model evaluates every condition that it has: what no condition reads is there before them.
  setVariables(model, unread);
  model.endLoadingFromJson = () => undefined;
  // Elements of the form itself take the place of its pages.
  const [first = [], ...others] = 'elements' in loaded || 'questions' in loaded ? [] : pagesInParts(loaded);
  model.fromJSON(others.length > 0 ? { ...loaded, pages: first } : loaded);
  for (const pages of others) {
    yield;
    // The model still loads: as within `fromJSON`, which would take the pages that are there away.
    const loader = new JsonObject();
    (loader as unknown as PageLoader).addValuesIntoArray(pages, model.pages, Serializer.findProperty('survey', 'pages'));
    if (loader.errors.length > 0) model.jsonErrors = [...(model.jsonErrors ?? []), ...loader.errors];
  }
  Reflect.deleteProperty(model, 'endLoadingFromJson');
  yield;
  model.endLoadingFromJson();
  // As `fromJSON` ends: it could not know the page to begin with.
  const ending = model as unknown as Ending;
  ending.onStateAndCurrentPageChanged();
  ending.updateState();
  noteUnconditional(model);
  notePipedTexts(model, loaded);
  return { model, definition: loaded, seedsRead: read };
}

/** Elements of the pages that are loaded in one part, those within panels not counted. */
const partLength = 250;

/** The pages of a definition as they are loaded; nothing where it has none. Pure. */
function pagesInParts(definition: { readonly pages?: unknown }): readonly (readonly object[])[] {
  const parts: object[][] = [];
  let length = partLength;
  for (const page of Array.isArray(definition.pages) ? (definition.pages as ({ readonly elements?: unknown } | undefined)[]) : []) {
    if (length >= partLength) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(page as object);
    length += Array.isArray(page?.elements) ? page.elements.length : 0;
  }
  return parts;
}

/** Not public in survey-core. */
interface PageLoader {
  addValuesIntoArray(pages: readonly object[], into: unknown[], property: unknown): void;
}

/** Not public in survey-core. */
interface Ending {
  onStateAndCurrentPageChanged(): void;
  updateState(): void;
}

export const setVariables = (model: SurveyModel, seeds: Seeds): void => {
  for (const [name, value] of Object.entries(seeds)) model.setVariable(name, value);
};

/** The seeds that a form reads: its text has their names; and the others. Pure. */
function splitSeeds(definition: object, seeds: Seeds): { readonly read: Seeds; readonly unread: Seeds } {
  const text = JSON.stringify(definition).toLowerCase();
  const entries = Object.entries(seeds);
  const isRead = ([name]: readonly [string, unknown]): boolean => text.includes(name.toLowerCase());
  return { read: Object.fromEntries(entries.filter(isRead)), unread: Object.fromEntries(entries.filter((one) => !isRead(one))) };
}
