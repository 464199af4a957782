import type { SurveyModel } from 'survey-core';

type Persist = () => Promise<string | undefined>;

const persisting = new WeakMap<SurveyModel, Persist>();

/** Attaches to an open form what saves it at once and answers the submission it is stored as. */
export const persistWith = (model: SurveyModel, persist: Persist): void => void persisting.set(model, persist);

/** Id of the submission that the answers of an open form are stored as, saved now where they were not before; undefined where nothing is stored. */
export const persistedAs: (model: SurveyModel) => Promise<string | undefined> = async (model) => persisting.get(model)?.();
