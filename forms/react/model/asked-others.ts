import { settings, type Question, type SurveyModel } from 'survey-core';
import type { FormView } from '#schemas/api';
import { questionAt } from '../../model/index.ts';

/** An answer that did not come into the form, of something that the form asks. */
export interface AskedOther {
  readonly asked: Question;
  /** It is what was written beside the question, not its answer. */
  readonly isComment: boolean;
  readonly answer: unknown;
}

/** FRM-15: what was answered differently in two places and the form asks: until the person has decided, nothing takes the place of an answer that they have not seen. Of what the form asks no more there is nothing to decide. */
export const askedOthers = (model: SurveyModel, { otherAnswers = [] }: Pick<FormView, 'otherAnswers'>): readonly AskedOther[] =>
  otherAnswers.flatMap(({ question: name, answer }): readonly AskedOther[] => {
    const asked = questionAt(model, name);
    if (asked) return [{ asked, isComment: false, answer }];
    const { commentSuffix } = settings;
    const beside = name.endsWith(commentSuffix) ? questionAt(model, name.slice(0, -commentSuffix.length)) : undefined;
    return beside ? [{ asked: beside, isComment: true, answer }] : [];
  });
