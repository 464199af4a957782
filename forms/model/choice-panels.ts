import { ChoiceItem, QuestionSelectBase } from 'survey-core';
import { replaceMethod } from './replace-method.ts';

/**
 * For each choice of a question that is answered survey-core makes a panel for what is asked below it, also where nothing is: in a form of 1,000
 * questions 1,500 panels, whose conditions are evaluated at each key. Such a choice gets none.
 */
export function leaveOutEmptyPanels(): void {
  replaceMethod(
    QuestionSelectBase,
    'updateItemIsPanelShowing',
    (update: (item: unknown) => void) =>
      function (this: QuestionSelectBase, item: unknown): void {
        if (item instanceof ChoiceItem && (item.hasElements || item.isPanelShowing)) update.call(this, item);
      },
  );
}
