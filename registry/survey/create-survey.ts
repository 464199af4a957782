import { Serializer, settings, SurveyModel } from 'survey-core';
import { nameEveryControl } from './accessible-names.ts';
import { safeDefinition } from './safe-definition.ts';

settings.titleTags.page = 'h2';
settings.titleTags.panel = 'h3';
settings.titleTags.question = 'div';
Serializer.findProperty('dropdown', 'renderAs').defaultValue = 'select';
Serializer.findProperty('boolean', 'renderAs').defaultValue = 'radio';
nameEveryControl();

export interface SurveyOptions {
  readonly language: string;
  readonly answers: Readonly<Record<string, unknown>>;
  /** Values its expressions may read beside the answers (FRM-10). */
  readonly seeds?: Readonly<Record<string, unknown>>;
  /** Step to begin at, from 0. */
  readonly page: number;
  /** Cleans html before it is drawn; everything a definition calls html, and every answer piped into it, passes through. */
  readonly sanitise: (html: string) => string;
}

/** The guarded SurveyJS model that every form-bearing block uses (ARCHITECTURE, forms; STACK, SurveyJS). */
export function createSurvey(definition: unknown, { language, answers, seeds = {}, page, sanitise }: SurveyOptions): SurveyModel {
  const model = new SurveyModel(safeDefinition(definition));
  const processed = model.processHtml.bind(model);
  model.processHtml = (html, reason) => sanitise(processed(html, reason));
  model.locale = language;
  model.showTitle = false;
  model.showNavigationButtons = false;
  model.showCompletePage = false;
  model.showProgressBar = false;
  model.autoFocusFirstError = false;
  model.autoFocusFirstQuestion = false;
  model.checkErrorsMode = 'onNextPage';
  model.questionErrorLocation = 'bottom';
  model.textUpdateMode = 'onTyping';
  model.requiredMark = '*';
  model.generateStylesheet = false;
  model.animationEnabled = false;
  // Who changes the step says where to look; the model would put the first question at the top, and the line that says the step above it.
  model.onScrollToTop.add((_, options) => {
    if (options.element.isPage) options.allow = false;
  });
  for (const [name, value] of Object.entries(seeds)) model.setVariable(name, value);
  // `.data =` and never `mergeData`: the latter is polluted by a `__proto__` key (SECURITY 0.4).
  model.data = { ...answers };
  model.currentPageNo = Math.min(Math.max(page, 0), Math.max(model.visiblePageCount - 1, 0));
  return model;
}
