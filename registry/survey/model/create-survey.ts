import { Serializer, settings, type SurveyModel } from 'survey-core';
import { prepareForm, questionAt, type FormGiven } from '#schemas/form/model';
import { nameEveryControl } from './accessible-names.ts';
import { keepWithdrawn, WithdrawnAnswers } from './withdrawn-answers.ts';

settings.titleTags.page = 'h2';
settings.titleTags.panel = 'h3';
settings.titleTags.question = 'div';
Serializer.findProperty('dropdown', 'renderAs').defaultValue = 'select';
Serializer.findProperty('boolean', 'renderAs').defaultValue = 'radio';
nameEveryControl();

export interface SurveyOptions extends FormGiven {
  /** Step to begin at, from 0. */
  readonly page: number;
  /** Message for an answer that the form does not offer any more. */
  readonly notOffered: string;
  /** Cleans html before it is drawn; everything a definition calls html, and every answer piped into it, passes through. */
  readonly sanitise: (html: string) => string;
}

/** The prepared model with the settings of the browser, that every form-bearing block uses. */
export function createSurvey(definition: unknown, { page, notOffered, sanitise, ...given }: SurveyOptions): SurveyModel {
  const { model, misfits } = prepareForm(definition, 'fill', given);
  const processed = model.processHtml.bind(model);
  model.processHtml = (html, reason) => sanitise(processed(html, reason));
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
  // The caller that changes the step moves the focus; the model would scroll the first question to the top, and the step line out of view.
  model.onScrollToTop.add((_, options) => {
    if (options.element.isPage) options.allow = false;
  });
  keepWithdrawn(model, new WithdrawnAnswers(model, misfits, given.answers));
  for (const path of misfits) questionAt(model, path)?.addError(notOffered);
  model.currentPageNo = Math.min(Math.max(page, 0), Math.max(model.visiblePageCount - 1, 0));
  return model;
}
