import { Helpers, type SurveyModel, type SurveyTrigger } from 'survey-core';
import { maxTextLength } from './definition/safe-definition.ts';
import { isScalar } from '#schemas/shared/is-scalar';

/** Whether the form may have set this value itself. */
export type Takes = (value: unknown) => boolean;

/** A single value, no longer than a text answer. */
export const isSingle: Takes = (value) => value === null || (isScalar(value) && String(value).length <= maxTextLength);

/** Names that triggers of the form set, with the values they may set: a trigger's own, or one that it computes or copies, a single one. */
export function setByTriggers({ triggers }: SurveyModel): Map<string, Takes> {
  const takes = new Map<string, Takes>();
  for (const trigger of triggers as (SurveyTrigger & { setToName?: string; setValue?: unknown; isVariable?: boolean })[]) {
    const { setToName: name, setValue, isVariable } = trigger;
    if (!name || isVariable) continue;
    const earlier = takes.get(name);
    const own: Takes = trigger.getType() === 'setvaluetrigger' ? (value) => Helpers.isTwoValueEquals(value, setValue) : isSingle;
    takes.set(name, (value) => own(value) || earlier?.(value) === true);
  }
  return takes;
}
