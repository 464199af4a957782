import { ChoiceItem, QuestionSelectBase } from 'survey-core';

interface Updating {
  updateItemIsPanelShowing: (item: unknown) => void;
}

/**
 * For each choice of a question that is answered survey-core makes a panel for what is asked below it, also where nothing is: in a form of 1,000
 * questions 1,500 panels, whose conditions are evaluated at each key. Such a choice gets none.
 */
export function leaveOutEmptyPanels(): void {
  const prototype = QuestionSelectBase.prototype as unknown as Updating;
  const update = prototype.updateItemIsPanelShowing;
  if (typeof update !== 'function') throw new Error('survey-core has no "updateItemIsPanelShowing" any more: look at choice-panels.ts.');
  prototype.updateItemIsPanelShowing = function (item) {
    if (item instanceof ChoiceItem && (item.hasElements || item.isPanelShowing)) update.call(this, item);
  };
}
