import type { PageModel, SurveyModel, SurveyTrigger } from 'survey-core';
import { variablesOf } from './fixed-questions.ts';

/**
 * A `complete` trigger ends a form on the page that holds what it asks for: the pages after it are no part of the form while its condition
 * holds, so that they are neither shown nor demanded, and the form is sent from that page like any other. survey-core itself would take the
 * questions away and leave nothing to send. A condition is read as on the way there: what is asked later counts as unanswered.
 */
export function endAtTriggers(model: SurveyModel): void {
  const ending = model.triggers.filter((trigger) => trigger.getType() === 'completetrigger');
  model.triggers = model.triggers.filter((trigger) => !ending.includes(trigger));
  const conditions = ending.map((trigger: SurveyTrigger) => trigger.expression).filter((condition) => condition !== '');
  if (conditions.length === 0) return;
  const ends: string[] = [];
  const pages = model.pages as PageModel[];
  pages.forEach((page, index) => {
    const own = page.visibleIf;
    if (ends.length > 0)
      page.visibleIf = [...(own ? [own] : []), ...ends.map((end) => `!(${end})`)].map((part) => `(${part})`).join(' and ');
    const [here, later] = [namesOn([page]), namesOn(pages.slice(index + 1))];
    const ofPage = conditions.filter((condition) => variablesOf(condition).some((variable) => here.has(rootOf(variable, here))));
    ends.push(...ofPage.map((condition) => `${own ? `(${own}) and ` : ''}(${withoutLater(condition, later)})`));
  });
}

const namesOn = (pages: readonly PageModel[]): ReadonlySet<string> =>
  new Set(pages.flatMap((page) => page.questions.map((question) => question.getValueName().toLowerCase())));

/** The name of a question that a variable begins with, as `vehicles[0].make` does; names may hold dots themselves. */
function rootOf(variable: string, names: ReadonlySet<string>): string {
  const plain = variable.replace(/^[#$]/, '').toLowerCase();
  return names.has(plain) ? plain : (/^[^.[]+/.exec(plain)?.[0] ?? plain);
}

const withoutLater = (condition: string, later: ReadonlySet<string>): string =>
  condition.replaceAll(/\{([^}]+)\}/g, (all, variable: string) => (later.has(rootOf(variable.trim(), later)) ? '{asked later}' : all));
