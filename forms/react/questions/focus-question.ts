import { Question, SurveyElement } from 'survey-core';
import { FieldQuestion } from '../../model/index.ts';

/** How long SurveyJS waits for what it has just opened or drawn, in milliseconds. */
const drawn = 10;
const drawnLate = 100;

const controls = 'input, select, textarea, button';

/** What SurveyJS names as the first control of a question, or the first that is wrong; for types of which it names none that is there, the first that is. */
function controlOf(question: Question, isWrong: boolean): HTMLElement | null {
  const named = (isWrong ? question['getFirstErrorInputElementId']() : question['getFirstInputElementId']()) as
    | string
    | (() => HTMLElement);
  const place = document.getElementById(question.id);
  return (
    (typeof named === 'string' ? document.getElementById(named) : named()) ??
    (isWrong ? place?.querySelector<HTMLElement>('[aria-invalid=true]:is(input, select, textarea)') : null) ??
    place?.querySelector<HTMLElement>(controls) ??
    null
  );
}

/** The part that a question is led to. SurveyJS focuses once it has scrolled there, later than it is asked: what was focused until then would lose it again. */
const wantedParts = new WeakMap<Question, string>();

const partOf = (question: Question, part: string | undefined): HTMLElement | null =>
  part !== undefined && question instanceof FieldQuestion ? document.getElementById(question.idOf(part)) : null;

/**
 * SurveyJS asks browsers to show no ring around what it focuses: who follows a link to a question by keyboard would not see where it led. Without that, browsers decide
 * as everywhere: a ring after a key, and in every field that is typed in.
 */
export function showFocusOfSurvey(): void {
  SurveyElement.FocusElement = (wanted, isLate = false, within?: ParentNode) => {
    const focus = (): boolean => {
      const element = typeof wanted === 'string' ? (within ?? document).querySelector<HTMLElement>(`#${CSS.escape(wanted)}`) : wanted();
      if (!element || element.matches(':disabled') || element.offsetParent === null) return false;
      element.focus();
      return true;
    };
    const isFocused = !isLate && focus();
    if (!isFocused) setTimeout(focus, isLate ? drawnLate : drawn);
    return isFocused;
  };
  Object.assign(Question.prototype, {
    focusInputElement(this: Question, onError: boolean): void {
      const part = wantedParts.get(this);
      wantedParts.delete(this);
      SurveyElement.FocusElement(() => (partOf(this, part) ?? controlOf(this, onError)) as HTMLElement);
    },
  });
}

/** Leads to a question, also on another step or in a closed panel: to its first control that is wrong, else to its first; of one of the portal's own to that of a part. */
export function focusQuestion(question: Question, part?: string): void {
  if (part === undefined) wantedParts.delete(question);
  else wantedParts.set(question, part);
  question.focus(true);
}
